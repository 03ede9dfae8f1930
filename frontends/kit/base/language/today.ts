/** The calendar day of a moment, today unless it is given, where the program counts its days. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(now);
