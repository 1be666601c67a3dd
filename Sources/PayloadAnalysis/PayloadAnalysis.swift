// This layer is being built.
