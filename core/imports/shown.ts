/** A text as a problem shows it: cut to 200 characters; null without one. */
export const shown = (value: string): string | null => (value === '' ? null : value.slice(0, 200));
