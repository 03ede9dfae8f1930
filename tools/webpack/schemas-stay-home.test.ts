import { expect, test } from '@jest/globals';
import { withoutSchemas } from './schemas-stay-home.mjs';

const source =
  `
import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id } from './values.js';
import { en } from './words/titles-en.js';
export const CONTRACT = 1;
export const name = z.string();
const pair = z.strictObject({ id, name });
export type Pair = z.output<typeof pair>;
export const label = (it: Pair): string => it.name + CONTRACT;
export const titleOf = (path: string): string => en[path];
export const getPair = endpoint({ id: 'getPair', method: 'GET', path: '/api/pair/{id}', ` +
  `tag: 'Pairs', params: z.strictObject({ id }), response: pair });
`;

test('an endpoint keeps what a call needs; what is built of schemas goes, what is not stays', () => {
  const code = withoutSchemas(source).replaceAll(/\s+/g, ' ');
  expect(code).toContain("export const getPair = { id: 'getPair', method: 'GET', path: '/api/pair/{id}' };");
  expect(code).toContain('export const name = undefined;');
  expect(code).toContain('const pair = undefined;');
  expect(code).toContain('it.name + CONTRACT');
  expect(code).toContain('export const CONTRACT = 1;');
  expect(code).toContain('titleOf = (path)=>en[path]');
});
