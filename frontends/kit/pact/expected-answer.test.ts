import { expect, test } from '@jest/globals';
import { getCategory } from '@rrr/contract';
import { expectedAnswer } from './expected-answer.js';

/** A schema as zod describes it. */
const answering = (properties: object, required: string[]) => ({
  ...getCategory,
  response: { toJSONSchema: () => ({ type: 'object', properties, required }) } as never,
});

test('what is always there is expected by its type', () => {
  const text = { type: 'string' };
  const scene = answering(
    {
      name: text,
      count: { type: 'integer' },
      active: { type: 'boolean' },
      places: { type: 'array', items: { type: 'object', properties: { town: text }, required: ['town'] } },
    },
    ['name', 'count', 'active', 'places'],
  );
  expect(expectedAnswer(scene)).toEqual({
    content: { name: 'text', count: 1, active: true, places: [{ town: 'text' }] },
    rules: { $: { match: 'type' }, '$.places': { match: 'type', min: 0 } },
  });
});

test('what may be missing, null or one of several things is left out', () =>
  expect(
    expectedAnswer(
      answering(
        {
          bio: { type: 'string' },
          email: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          who: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        },
        ['email', 'who'],
      ),
    )?.content,
  ).toEqual({}));

test('a choice is one of its values', () =>
  expect(expectedAnswer(answering({ a: { enum: ['x', 'y.z'] }, b: { const: 'c' } }, ['a', 'b']))).toEqual({
    content: { a: 'x', b: 'c' },
    rules: {
      $: { match: 'type' },
      '$.a': { match: 'regex', regex: '^(x|y\\.z)$' },
      '$.b': { match: 'regex', regex: '^(c)$' },
    },
  }));

test('the contract’s own answers are read', () =>
  expect(expectedAnswer(getCategory)).toMatchObject({ content: { category: { active: true }, series: [{}] } }));
