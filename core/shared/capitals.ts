/** Upper-cases a text without making it longer: letters such as ß, whose upper case has several characters, stay. */
export const capitals = (text: string): string => {
  const upper = text.toUpperCase();
  return upper.length === text.length
    ? upper
    : [...text].map((value) => (value.toUpperCase().length === value.length ? value.toUpperCase() : value)).join('');
};
