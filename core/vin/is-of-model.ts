import { nameKey } from '../shared/index.js';

/**
 * Whether a motorcycle's model is the one asked for: its whole name however it is written, or how it begins, but a hyphen
 * makes another model. "250 SX" is a 250-sx and a 250 SX Factory Edition, not a 250 SX-F; "790 d" is a 790 Duke.
 */
export const isOfModel = (model: string, asked: string): boolean => {
  const [name, text] = [model.toLowerCase(), asked.trim().toLowerCase()];
  return nameKey(model) === nameKey(asked) || (name.startsWith(text) && !name.startsWith(`${text}-`));
};
