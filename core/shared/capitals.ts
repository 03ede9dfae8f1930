/** A text in capitals, no longer than it was: letters stay whose capital is two or three, such as ß. */
export const capitals = (text: string): string => {
  const upper = text.toUpperCase();
  return upper.length === text.length
    ? upper
    : [...text].map((it) => (it.toUpperCase().length === it.length ? it.toUpperCase() : it)).join('');
};
