/** Today's date in the program's time zone. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

/** Days from one calendar date to another; negative when it is past. */
export const daysUntil = (date: string, from: string): number =>
  Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000);
