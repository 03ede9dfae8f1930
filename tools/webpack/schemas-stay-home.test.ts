import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { contractEndpoints } from './contract-endpoints.mjs';
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
const { id: _, ...rest } = pair;
const more = z.strictObject(rest);
export type Pair = z.output<typeof pair>;
export const label = (it: Pair): string => it.name + CONTRACT;
export const titleOf = (path: string): string => en[path];
export const getPair = endpoint('getPair', 'GET /api/pair/{id}', { ` +
  `tag: 'Pairs', params: z.strictObject({ id }), response: pair });
`;

test('an endpoint keeps what a call needs; what is built of schemas goes, what is not stays', () => {
  const endpoints = new Map([['getPair', { id: 'getPair', method: 'GET', path: '/api/pair/{id}' }]]);
  const code = withoutSchemas(source, endpoints).replaceAll(/\s+/g, ' ');
  expect(code).toMatch(/getPair = \(?\{ "id": "getPair", "method": "GET", "path": "\/api\/pair\/\{id\}" \}\)?;/);
  expect(code).toContain('export const name = undefined;');
  expect(code).toContain('const pair = undefined;');
  expect(code).toMatch(/const \{ id: _, \.\.\.rest \} = \(?\{\}\)?; const more = undefined;/);
  expect(code).toContain('it.name + CONTRACT');
  expect(code).toContain('export const CONTRACT = 1;');
  expect(code).toContain('titleOf = (path)=>en[path]');
});

test('a browser calls every endpoint as the server has it, however it is built', async () => {
  const endpoints = await contractEndpoints();
  const told = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value
      ? [[name, value as contract.Endpoint] as const]
      : [],
  );
  expect(told.length).toBeGreaterThan(200);
  expect(new Map(endpoints)).toEqual(
    new Map(
      told.map(([name, { id, method, path, files, idempotent }]) => [
        name,
        { id, method, path, ...(files ? { files } : {}), ...(idempotent === undefined ? {} : { idempotent }) },
      ]),
    ),
  );
});

test('every exported endpoint of every file is a plain object, also one that a function makes', async () => {
  const endpoints = await contractEndpoints();
  const folder = join(import.meta.dirname, '../../contract');
  const code = readdirSync(folder)
    .filter((it) => it.endsWith('.ts'))
    .map((it) => withoutSchemas(readFileSync(join(folder, it), 'utf8'), endpoints))
    .join('\n');
  // a module that takes parts of `undefined` ends the whole frontend
  expect(code).not.toMatch(/[}\]] = undefined/);
  for (const name of endpoints.keys()) expect(code).toMatch(new RegExp(`export const ${name} = \\(?\\{\\s*"id"`));
});
