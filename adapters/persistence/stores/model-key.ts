import { nameKey } from '@rrr/core/shared';
import { fitting } from '../search-key.js';

/** A model as bikes and patterns are compared and found by it. */
export const modelKey = (model: string): string => fitting(60, nameKey(model));
