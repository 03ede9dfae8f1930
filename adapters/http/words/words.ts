import type { ReasonCode } from '@rrr/core/eligibility';
import type { ClassRowProblemCode, EventRowProblemCode } from '@rrr/core/events';
import type { RowProblemCode, SheetProblemCode } from '@rrr/core/imports';
import type { PatternProblemCode } from '@rrr/core/vin';
import type { Code } from '../kernel/status.js';
import type { ValidationCode } from '../kernel/validation-codes.js';
import type { TextFormatter } from './text-formatter.js';

export type Text = string | ((say: TextFormatter) => string);

/** Everything the server says to people, in one language: what happened, that nothing was lost, what to do. */
export interface Words {
  readonly problems: Readonly<Record<Code, Text>>;
  /** short name of a kind of refusal, by HTTP status */
  readonly titles: Readonly<
    Record<400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, string>
  >;
  readonly reasons: Readonly<Record<ReasonCode, Text>>;
  readonly rows: Readonly<Record<RowProblemCode, Text>>;
  /** why a file of any kind is not taken */
  readonly sheets: Readonly<Record<SheetProblemCode, Text>>;
  /** rows of a file of classes with payout places */
  readonly classRows: Readonly<Record<ClassRowProblemCode, Text>>;
  /** rows of a file of a series' events */
  readonly eventRows: Readonly<Record<EventRowProblemCode, Text>>;
  /** rows of a file of VIN patterns */
  readonly patternRows: Readonly<Record<PatternProblemCode, Text>>;
  readonly fields: Readonly<Record<ValidationCode, Text>>;
  /** why one of many was not deleted */
  readonly kept: Readonly<Record<'PROMOTER_HAS_EVENTS' | 'PROMOTER_HAS_SERIES', Text>>;
  readonly contingencyTitle: Text;
}

export const renderText = (text: Text, say: TextFormatter): string => (typeof text === 'string' ? text : text(say));
