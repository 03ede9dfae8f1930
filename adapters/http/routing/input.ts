import { z } from 'zod';
import { EdgeError, type FieldIssue } from '../refusals/edge-error.js';
import { isValidationCode, type ValidationCode } from '../refusals/validation-codes.js';

type Issue = z.core.$ZodIssue;

const FORMATS: Readonly<Record<string, ValidationCode>> = { email: 'email', date: 'date', datetime: 'instant' };

/** The validation code: a schema's own message if it is one of our codes, otherwise derived from the kind of issue. */
const codeOf = (issue: Issue, input: unknown): ValidationCode => {
  const given = valueAt(input, issue.path);
  if (given === undefined && issue.code !== 'custom') return 'required';
  if (isValidationCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? 'number' : issue.expected === 'int' ? 'whole_number' : 'type';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    case 'invalid_value':
      return 'choice';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'format';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'not_multiple_of':
      return 'whole_number';
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'format';
  }
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );

const limitOf = (issue: Issue): number | undefined => {
  if (issue.code === 'too_small') return Number(issue.minimum);
  if (issue.code === 'too_big') return Number(issue.maximum);
  return issue.code === 'custom' && typeof issue.params?.['limit'] === 'number' ? issue.params['limit'] : undefined;
};

const issuesOf = (issue: Issue, input: unknown): readonly FieldIssue[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ path: [...path, key.slice(0, 100)].join('.'), code: 'unknown_field' as const }));
  const limit = limitOf(issue);
  return [{ path: path.join('.'), code: codeOf(issue, input), ...(limit === undefined ? {} : { limit }) }];
};

/** Removes duplicate issues of a field. */
const once = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter(({ path, code }, at) => issues.findIndex((issue) => issue.path === path && issue.code === code) === at);

const NOTHING = z.strictObject({});

/**
 * Parses one part of a request; a part the endpoint does not declare must be empty.
 * @throws EdgeError VALIDATION_FAILED
 */
export const parseInput = (schema: z.ZodType | undefined, input: unknown): unknown => {
  const read = (schema ?? NOTHING).safeParse(input);
  if (!read.success)
    throw new EdgeError(
      'VALIDATION_FAILED',
      once(read.error.issues.slice(0, 50).flatMap((issue) => issuesOf(issue, input))),
    );
  return schema ? read.data : undefined;
};
