import { nameKey } from '@rrr/core/shared';

/** Characters of the column. Of a letter like ß the key has two, so a key may outgrow the model it is of. */
const LONGEST = 60;

/** A model as bikes and patterns are compared and found by it. */
export const modelKey = (model: string): string => [...nameKey(model)].slice(0, LONGEST).join('');
