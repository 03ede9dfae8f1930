/**
 * A name as it is compared: accents, case and punctuation do not make another person. "Núñez-Björk, J." → "nunez bjork
 * j".
 */
export const nameKey = (name: string): string => {
  // most names have none of these letters, and an import has tens of thousands of names
  const key = /^[ -~]*$/.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foreignKey(name);
  return key.length <= LONGEST ? key : [...key].slice(0, LONGEST).join('').trim();
};

/**
 * Of some letters the plain form is two or three: a key that outgrows what is kept of it is cut wherever it is
 * compared.
 */
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
 * An AMA number as it is compared: "AMA-0123", "ama 123" and "123" are one; "none", « s.o. » and "000" are none, which
 * is ''.
 */
export const amaKey = (amaNumber: string): string =>
  /[1-9]/.test(amaNumber)
    ? amaNumber
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .replace(/^AMA/, '')
        .replace(/^0+/, '')
    : '';
