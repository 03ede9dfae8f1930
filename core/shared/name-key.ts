/** Key for comparing names without accents, case and punctuation: "Núñez-Björk, J." → "nunez bjork j". */
export const nameKey = (name: string): string => {
  // a fast path for plain ASCII, because an import may have tens of thousands of names
  const key = /^[ -~]*$/.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foreignKey(name);
  return key.length <= LONGEST ? key : [...key].slice(0, LONGEST).join('').trim();
};

/** Some letters are replaced by two or three; longer keys are cut to this length wherever they are compared. */
const LONGEST = 255;

const foreignKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Key for comparing AMA numbers: "AMA-0123", "ama 123" and "123" are equal; "none", « s.o. » and "000" mean no number
 * and give ''.
 */
export const amaKey = (amaNumber: string): string =>
  /[1-9]/.test(amaNumber)
    ? amaNumber
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .replace(/^AMA/, '')
        .replace(/^0+/, '')
    : '';
