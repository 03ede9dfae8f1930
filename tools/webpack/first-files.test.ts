import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstFiles } from './first-files.mjs';

let folder: string;
const isFirst = (file: string): boolean => firstFiles('rider', folder)(path.join(folder, file));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-files-'));
  const loads = (name: string, ...sync: string[]) => ({ name, assets: { js: { sync, async: ['later.js'] } } });
  const manifest = {
    exposes: [loads('remote', 'remote.js')],
    shared: [loads('i18next', 'i18next.js'), loads('react-dom/client', 'dom.js'), loads('react-redux', 'redux.js')],
  };
  const pages = { '': ['home.js', 'home.css'], wallet: ['wallet.js', 'lists.js'], cash: ['cash.js', 'lists.js'] };
  for (const build of ['', 'fr']) {
    mkdirSync(path.join(folder, build), { recursive: true });
    writeFileSync(path.join(folder, build, 'mf-manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, build, 'page-files.json'), JSON.stringify({ pages }));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('of a remote: its entry, what loads before any page, its first page, and what pages have in common', () => {
  const first = ['remoteEntry.0a1b2c3d.js', 'remote.js', 'i18next.js', 'redux.js', 'home.js', 'lists.js'];
  expect(first.filter((file) => !isFirst(file) || !isFirst(path.join('fr', file)))).toEqual([]);
  expect(['later.js', 'dom.js', 'wallet.js', 'cash.js'].filter(isFirst)).toEqual([]);
});

test('of the shell: every script', () => {
  const ofShell = firstFiles('shell', folder);
  expect([ofShell('/site.js'), ofShell('/site.css')]).toEqual([true, false]);
});
