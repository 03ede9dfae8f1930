import { expect, test } from '@jest/globals';
import { anonymous } from './request-log.js';

test('an error is logged by its name, its code or number and where it happened, without its message', () => {
  const unnamed = Object.assign(new Error('max_statement_time exceeded for r1@example.com'), { errno: 1969 });
  const named = Object.assign(new Error('Duplicate r1@example.com'), { code: 'ER_DUP_ENTRY', errno: 1062 });
  const [first, second] = [anonymous(unnamed), anonymous(new Error('outer', { cause: named }))];
  expect([first['code'], second['code'], second['cause']]).toMatchObject([1969, undefined, { code: 'ER_DUP_ENTRY' }]);
  expect(JSON.stringify([first, second])).not.toContain('r1@example.com');
  expect(anonymous('r1@example.com')).toEqual({ name: 'string' });
});
