import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const FOLDER = 'docs/adr';
const MOST_LINES = 60;
const files = readdirSync(FOLDER)
  .filter((it) => it !== 'README.md')
  .toSorted();
const records = files.map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  return { file, text, number: Number(number), title };
});
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

const named = (number: number, title: string): string =>
  `${String(number).padStart(4, '0')}-${title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')}.md`;

describe('decision records', () => {
  it('are numbered from 1 without holes', () => {
    expect(files.map((it) => Number(it.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
  });

  it('are called like their numbers and titles', () => {
    expect(files).toEqual(records.map(({ number, title }) => named(number, title)));
  });

  it('are in the index, once and in order', () => {
    const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\): ./gm)].map(([, title, file]) => `${title} ${file}`);
    expect(listed).toEqual(records.map(({ file, number, title }) => `${number}. ${title} ${file}`));
  });

  it('have a status, a context, a decision and consequences', () => {
    const parts = ['- Status: ', '- Date: ', '## Context', '## Decision', '## Consequences'];
    expect(
      records.flatMap(({ file, text }) =>
        parts.filter((it) => !text.includes(`\n${it}`)).map((it) => `${file}: ${it}`),
      ),
    ).toEqual([]);
  });

  it(`have at most ${MOST_LINES} lines`, () => {
    expect(records.filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES).map((it) => it.file)).toEqual(
      [],
    );
  });
});
