/** A model as it is compared: its numbers, then its letters. "450 SX-F", "450sxf" and "SXF 450" are one. */
const modelKey = (name: string): string => {
  const parts = partsOf(name);
  const isNumber = (text: string) => /^\d/.test(text);
  return [...parts.filter(isNumber), parts.filter((part) => !isNumber(part)).join('')].join(' ');
};

const partsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .match(/\d+|[a-z]+/g) ?? [];

/** The model of the list that is meant, as the list writes it; what was typed, if none is. */
export const knownModel = (typed: string, models: readonly string[]): string => {
  const key = modelKey(typed);
  return models.find((model) => modelKey(model) === key) ?? typed.trim();
};

export const isModelIn = (typed: string, models: readonly string[]): boolean =>
  models.some((model) => modelKey(model) === modelKey(typed));

/** The models that have all that is typed, in any order; all of them before anything is typed. */
export const modelsLike = (typed: string, models: readonly string[]): readonly string[] => {
  const asked = partsOf(typed);
  const whole = modelKey(typed);
  return models
    .filter((model) => {
      const [parts, letters] = [partsOf(model), partsOf(model).join('')];
      return (
        modelKey(model) === whole ||
        asked.every((part) => (/^\d/.test(part) ? parts.some((of) => of.startsWith(part)) : letters.includes(part)))
      );
    })
    .toSorted((a, b) => Number(modelKey(b) === whole) - Number(modelKey(a) === whole));
};
