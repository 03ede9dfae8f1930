import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@rrr/contract';

const frontends = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const IMPORT = /import \{([^}]*)\} from '@rrr\/contract'/g;
const names = Object.entries(contract).flatMap(([name, it]) =>
  (contract.endpoints as readonly unknown[]).includes(it) ? [name] : [],
);
/** What the sources of the frontends import of the contract, but for the types of calls. */
const imported = new Set(
  readdirSync(frontends, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.tsx?$/.test(it) && !/node_modules|\.test\.|\/(?:pact|testing|showcase)\//.test(it))
    .flatMap((it) => [...readFileSync(path.join(frontends, it), 'utf8').matchAll(IMPORT)])
    .flatMap(([, clause = '']) => clause.split(',').map((it) => it.trim().split(' as ')[0]!)),
);

/** Calls that no screen makes, each with its reason. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  getImage: 'the browser asks for it: pictures are shown by their address',
};

test('every call of the API is made by a screen, or says why not', () => {
  expect(names.length).toBe(contract.endpoints.length);
  const unused = names.filter((it) => !imported.has(it));
  expect(unused).toEqual(Object.keys(WITHOUT_SCREEN));
});
