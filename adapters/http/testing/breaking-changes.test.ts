import { describe, expect, test } from '@jest/globals';
import { breakingChanges } from './breaking-changes.js';

type Json = Record<string, unknown>;
const answer = (schema: Json) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const body = (schema: Json) => ({ requestBody: { content: { 'application/json': { schema } } }, responses: {} });
const query = (...given: Json[]) => ({
  parameters: given.map((it) => ({ in: 'query', required: false, schema: { type: 'string' }, ...it })),
  responses: {},
});
const between = (was: Json, is: Json) =>
  breakingChanges({ paths: { '/api/x': { get: was } } }, { paths: { '/api/x': { get: is } } });
const object = (properties: Json, required: readonly string[] = []) => ({ type: 'object', properties, required });
const text = { type: 'string', maxLength: 20 };

describe('what breaks a client', () => {
  test.each<readonly [string, Json, Json, string]>([
    ['a field of an answer is gone', answer(object({ a: text })), answer(object({})), 'GET /api/x 200.a: is gone'],
    [
      'it has another type',
      answer(object({ a: text })),
      answer(object({ a: { type: 'integer' } })),
      'GET /api/x 200.a: was string , is integer ',
    ],
    [
      'it may be null',
      answer(object({ a: text })),
      answer(object({ a: { anyOf: [text, { type: 'null' }] } })),
      'GET /api/x 200.a: may be null now',
    ],
    [
      'it may be missing',
      answer(object({ a: text }, ['a'])),
      answer(object({ a: text })),
      'GET /api/x 200.a: may be missing now',
    ],
    [
      'it says what nobody knows',
      answer(object({ a: { type: 'string', enum: ['x'] } })),
      answer(object({ a: { type: 'string', enum: ['x', 'y'] } })),
      'GET /api/x 200.a: "y" is new, and old screens do not know it',
    ],
    [
      'a row of a list lost a field',
      answer({ type: 'array', items: object({ a: text }) }),
      answer({ type: 'array', items: object({}) }),
      'GET /api/x 200[].a: is gone',
    ],
    [
      'a field must be sent',
      body(object({ a: text })),
      body(object({ a: text }, ['a'])),
      'GET /api/x body.a: must be given now',
    ],
    [
      'a new field must be sent',
      body(object({})),
      body(object({ a: text }, ['a'])),
      'GET /api/x body.a: must be given now',
    ],
    ['a field is refused', body(object({ a: text })), body(object({})), 'GET /api/x body.a: is gone'],
    [
      'a field is shorter',
      body(object({ a: text })),
      body(object({ a: { ...text, maxLength: 10 } })),
      'GET /api/x body.a: maxLength became 10',
    ],
    [
      'a choice is gone',
      body(object({ a: { type: 'string', enum: ['x', 'y'] } })),
      body(object({ a: { type: 'string', enum: ['x'] } })),
      'GET /api/x body.a: "y" is not taken any more',
    ],
    [
      'a field that is left out means something else',
      body(object({ a: { ...text, default: 'x' } })),
      body(object({ a: { ...text, default: 'y' } })),
      'GET /api/x body.a: left out, it was "x", is "y"',
    ],
    ['a filter is gone', query({ name: 'a' }), query(), 'GET /api/x query a: is gone'],
    ['a filter must be given', query(), query({ name: 'a', required: true }), 'GET /api/x query a: must be given now'],
    ['a session is needed', { security: [], responses: {} }, { responses: {} }, 'GET /api/x: needs a session now'],
    [
      'it answers otherwise',
      { responses: { 200: {} } },
      { responses: { 204: {} } },
      'GET /api/x: does not answer 200 any more',
    ],
  ])('%s', (_what, was, is, told) => expect(between(was, is)).toEqual([told]));

  test('the call is gone', () =>
    expect(breakingChanges({ paths: { '/api/x': { get: { responses: {} } } } }, { paths: {} })).toEqual([
      'GET /api/x: is gone',
    ]));
});

describe('what does not', () => {
  test.each<readonly [string, Json, Json]>([
    ['nothing changed', answer(object({ a: text }, ['a'])), answer(object({ a: text }, ['a']))],
    ['an answer says more', answer(object({})), answer(object({ a: text }, ['a']))],
    [
      'an answer is never null any more',
      answer(object({ a: { anyOf: [text, { type: 'null' }] } })),
      answer(object({ a: text })),
    ],
    ['more may be sent', body(object({})), body(object({ a: text }))],
    ['a longer text may be sent', body(object({ a: text })), body(object({ a: { ...text, maxLength: 40 } }))],
    ['a new filter', query(), query({ name: 'a' })],
  ])('%s', (_what, was, is) => expect(between(was, is)).toEqual([]));
});
