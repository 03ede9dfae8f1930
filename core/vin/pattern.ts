/** A shape of VIN for a model and year: up to 17 characters, `*` for any; a shorter one matches by prefix (domain.md §9). */
export const patternMatches = (pattern: string, vin: string): boolean => {
  if (pattern.length > vin.length) return false;
  for (let at = 0; at < pattern.length; at += 1) if (pattern[at] !== '*' && pattern[at] !== vin[at]) return false;
  return true;
};
