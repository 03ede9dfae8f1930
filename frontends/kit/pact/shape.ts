import { MatchersV3 } from '@pact-foundation/pact';

/**
 * An example as a pact expectation: values may differ, types and keys may not, a list holds one such element or more.
 * `null` and an empty list are taken literally, so a state must say what makes them so.
 */
export const shape = (example: unknown): unknown => {
  if (Array.isArray(example)) return example.length === 0 ? [] : MatchersV3.eachLike(shape(example[0]) as never);
  if (example === null || typeof example !== 'object')
    return example === null ? null : MatchersV3.like(example as never);
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, shape(value)]));
};
