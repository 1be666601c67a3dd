payload = {
  aps: { // c
    alert: `Hello ${name}`, /* d */
    badge: undefined,
  },
};
