import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesList } from '../../adapters/http/remotes-list.js';
import { remotesFile } from './remotes-file.mjs';

test('the file beside the shell and the answer of the server name the contract that the shell was built with', () => {
  const host = readFileSync(path.resolve('frontends/kit/base/host.ts'), 'utf8');
  const number = Number(/HOST_CONTRACT = (\d+);/.exec(host)?.[1]);
  const addressOf = (it: string): string => `/remotes/${it}/mf-manifest.json`;
  expect(JSON.parse(remotesFile(addressOf))).toEqual({
    contract: number,
    remotes: Object.fromEntries(['admin', 'rider', 'dealer', 'promoter'].map((it) => [it, addressOf(it)])),
    contracts: { admin: number, rider: number, dealer: number, promoter: number },
  });
  expect(remotesList({ frontends: '', remotes: {} })).toMatchObject({ contract: number });
});
