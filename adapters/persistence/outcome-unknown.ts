import { OutcomeUnknown } from '@rrr/core/shared';
import { DatabaseSilent } from './statement-deadline.js';

/** The connection broke or went silent before the answer; the driver calls what ended a connection fatal. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof DatabaseSilent ||
  (typeof error === 'object' && error !== null && 'fatal' in error && error.fatal === true);

/** For a commit: what was sent and got no answer may have been done. @throws OutcomeUnknown, or the error as it is */
export const outcomeUnknownIfNotAnswered = (error: unknown): never => {
  throw isOutcomeUnknown(error) ? new OutcomeUnknown(error) : error;
};
