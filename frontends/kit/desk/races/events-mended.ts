import type { DateOrder } from '@rrr/contract';
import type { Mended } from '../import/table-mending.js';

/** What a person says of a file of events. */
export interface EventsMended extends Mended {
  /** whether dates in numbers have the day or the month first */
  dates?: DateOrder;
}
