/** Days from one calendar date to another; negative when it is past. */
export const daysUntil = (date: string, from: string): number =>
  Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000);
