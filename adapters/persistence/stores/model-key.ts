import { nameKey } from '@rrr/core/shared';
import { fitting } from '../search-key.js';

/** Key for comparing models of bikes and patterns. */
export const modelKey = (model: string): string => fitting(60, nameKey(model));
