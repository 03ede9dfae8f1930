import type { ReasonCode, Signal, Tie } from '@rrr/core/eligibility';
import type { ClassRowProblemCode, EventRowProblemCode } from '@rrr/core/events';
import type { ChoiceKind, GuessReason, QuestionCode, RowProblemCode, SheetProblemCode } from '@rrr/core/imports';
import type { PatternProblemCode, SoldProblemCode } from '@rrr/core/vin';
import type { Code } from '../refusals/status.js';
import type { ValidationCode } from '../refusals/validation-codes.js';
import type { TextFormatter } from './text-formatter.js';

export type Text = string | ((say: TextFormatter) => string);

/** All server texts in one language: what happened, that nothing was lost, and what to do. */
export interface Words {
  readonly problems: Readonly<Record<Code, Text>>;
  /** short title by HTTP status */
  readonly titles: Readonly<
    Record<400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, string>
  >;
  readonly reasons: Readonly<Record<ReasonCode, Text>>;
  /** whom a finisher is tied with, and how they are paid */
  readonly ties: Readonly<Record<Tie['paid'] | 'moved', Text>>;
  /** why an award is checked before it is paid; facts only, nobody is accused */
  readonly signals: Readonly<Record<Signal, Text>>;
  readonly rows: Readonly<Record<RowProblemCode, Text>>;
  /** questions about a file of results, and what may be answered */
  readonly questions: Readonly<Record<QuestionCode, Text>>;
  readonly choices: Readonly<Record<ChoiceKind, Text>>;
  /** why a column most likely holds what is guessed */
  readonly guesses: Readonly<Record<GuessReason, Text>>;
  /** problems of files of any kind */
  readonly sheets: Readonly<Record<SheetProblemCode, Text>>;
  /** problems of rows of class files */
  readonly classRows: Readonly<Record<ClassRowProblemCode, Text>>;
  /** problems of rows of event files */
  readonly eventRows: Readonly<Record<EventRowProblemCode, Text>>;
  /** problems of rows of VIN pattern files */
  readonly patternRows: Readonly<Record<PatternProblemCode, Text>>;
  /** problems of rows of files of sold VINs */
  readonly soldVinRows: Readonly<Record<SoldProblemCode, Text>>;
  readonly fields: Readonly<Record<ValidationCode, Text>>;
  /** why a promoter was not deleted */
  readonly kept: Readonly<Record<'PROMOTER_HAS_EVENTS' | 'PROMOTER_HAS_SERIES', Text>>;
  readonly contingencyTitle: Text;
}

export const renderText = (text: Text, say: TextFormatter): string => (typeof text === 'string' ? text : text(say));
