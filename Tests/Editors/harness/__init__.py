"""Drives real editors through one story and compares what they show with what it should be."""
