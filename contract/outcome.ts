import { z } from 'zod';
import { id, reason } from './values.js';

/** The outcome for one of many; null: success. */
export const outcome = z.strictObject({ _id: id, refused: reason.nullable() });
export type Outcome = z.output<typeof outcome>;
