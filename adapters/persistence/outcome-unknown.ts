import { OutcomeUnknown } from '@rrr/core/shared';
import { DatabaseSilent } from './statement-deadline.js';

/** The connection failed before the answer; the driver calls such errors fatal. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof DatabaseSilent ||
  (typeof error === 'object' && error !== null && 'fatal' in error && error.fatal === true);

/**
 * Converts the error of a commit: without an answer, the outcome is unknown.
 * @throws OutcomeUnknown, or the original error
 */
export const outcomeUnknownIfNotAnswered = (error: unknown): never => {
  throw isOutcomeUnknown(error) ? new OutcomeUnknown(error) : error;
};
