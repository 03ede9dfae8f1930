/** A model as it is compared: its numbers, then its letters. "450 SX-F", "450sxf" and "SXF 450" are one. */
const modelKey = (name: string): string => {
  const parts = partsOf(name);
  const isNumber = (it: string) => /^\d/.test(it);
  return [...parts.filter(isNumber), parts.filter((it) => !isNumber(it)).join('')].join(' ');
};

const partsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .match(/\d+|[a-z]+/g) ?? [];

/** The model of the list that is meant, as the list writes it; what was typed, if none is. */
export const knownModel = (typed: string, models: readonly string[]): string => {
  const key = modelKey(typed);
  return models.find((it) => modelKey(it) === key) ?? typed.trim();
};

export const isModelIn = (typed: string, models: readonly string[]): boolean =>
  models.some((it) => modelKey(it) === modelKey(typed));

/** The models that have all that is typed, in any order; all of them before anything is typed. */
export const modelsLike = (typed: string, models: readonly string[]): readonly string[] => {
  const asked = partsOf(typed);
  const whole = modelKey(typed);
  return models
    .filter((it) => {
      const [parts, letters] = [partsOf(it), partsOf(it).join('')];
      return (
        modelKey(it) === whole ||
        asked.every((part) => (/^\d/.test(part) ? parts.some((of) => of.startsWith(part)) : letters.includes(part)))
      );
    })
    .toSorted((a, b) => Number(modelKey(b) === whole) - Number(modelKey(a) === whole));
};
