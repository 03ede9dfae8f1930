import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

// What the documents tell a newcomer to open or to run has to be there.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(folder).flatMap((it) => (it.endsWith('.md') ? [`${folder}/${it}`] : [])),
  ),
];
const folders = new Set(
  execFileSync('git', ['ls-files', '*/*'], { encoding: 'utf8' })
    .split('\n')
    .map((it) => it.split('/')[0]),
);
const places = (pattern: RegExp): readonly (readonly [string, RegExpMatchArray])[] =>
  documents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map((found) => [file, found] as const));

const scriptsOf = (workspace: string): readonly string[] =>
  Object.keys(
    (JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')) as { scripts?: Record<string, string> }).scripts ??
      {},
  );

describe('a document names', () => {
  it('files that exist', () => {
    const named = places(/`([\w.-]+\/[^\s`]*)`/g).filter(
      ([, [, path = '']]) => folders.has(path.split('/')[0]) && !/[<>{}*…]/.test(path),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(
      named.filter(([, [, path = '']]) => !existsSync(path)).map(([file, [, path]]) => `${file}: ${path}`),
    ).toEqual([]);
  });

  it('scripts that exist', () => {
    const printed = places(/npm run ([\w:-]+)(?: -w ([\w/-]+))?/g);
    expect(printed.length).toBeGreaterThan(20);
    expect(
      printed
        .filter(([, [, script = '', workspace = '.']]) => !scriptsOf(workspace).includes(script))
        .map(([file, [text]]) => `${file}: ${text}`),
    ).toEqual([]);
  });
});
