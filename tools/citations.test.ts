import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

// What code and documents cite has to be there for somebody who has nothing but this repository.
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((it) => /(\.(tsx?|[cm]?js|css|md)|\.env\.example)$/.test(it) && existsSync(it));
const texts = new Map(files.map((it) => [it, readFileSync(it, 'utf8')]));

const sectionsOf = (page: string): ReadonlySet<string> =>
  new Set([...readFileSync(`docs/${page}.md`, 'utf8').matchAll(/^## (\d+)\. /gm)].map(([, section = '']) => section));
const SECTIONS = { domain: sectionsOf('domain'), requirements: sectionsOf('requirements') };
const PAGES = new Set(readdirSync('docs').filter((it) => it.endsWith('.md')));
const adrs = new Map(readdirSync('docs/adr').map((it) => [Number(it.slice(0, 4)), it]));
const places = (pattern: RegExp): readonly (readonly [string, RegExpMatchArray])[] =>
  [...texts]
    .filter(([file]) => file !== 'tools/citations.test.ts')
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map((found) => [file, found] as const));

describe('what is cited is there', () => {
  it('sections of the rules and the requirements', () => {
    // "domain.md §4", "§4 and §6", "§§4, 6", "requirements §1, §5"
    const cited = places(/\b(domain(?=\.md)|requirements)(?:\.md)? (§+ ?\d+(?:(?:, | and )(?:§ ?)?\d+(?! *%))*)/gi);
    expect(cited.length).toBeGreaterThan(100);
    const missing = cited.flatMap(([file, [, page = '', list = '']]) =>
      [...list.matchAll(/\d+/g)]
        .filter(([section]) => !SECTIONS[page.toLowerCase() as keyof typeof SECTIONS].has(section))
        .map(([section]) => `${file}: ${page} §${section}`),
    );
    expect(missing).toEqual([]);
  });

  it('pages', () => {
    const known = (name: string): boolean => PAGES.has(name) || files.some((it) => path.basename(it) === name);
    const missing = places(/\b([a-z0-9][a-z0-9-]*\.md)\b/g)
      .filter(([, [, name = '']]) => !known(name))
      .map(([file, [, name]]) => `${file}: ${name}`);
    expect(missing).toEqual([]);
  });

  it('decisions', () => {
    // "ADR 12", "ADR 12, 13", "ADR 12 and 13", also over the end of a comment's line
    const cited = places(/\bADRs?\s+(?:\*\s+)?(\d+(?:(?:, | and )\d+)*)\b/g);
    expect(cited.length).toBeGreaterThan(50);
    const missing = cited.flatMap(([file, [, list = '']]) =>
      [...list.matchAll(/\d+/g)]
        .filter(([value]) => !adrs.has(Number(value)))
        .map(([value]) => `${file}: ADR ${value}`),
    );
    expect(missing).toEqual([]);
  });

  it('files of decisions, with their numbers', () => {
    const paths = places(/\badr\/(\d{4}-[\w-]+\.md)\b/g);
    const links = places(/\[ADR (\d+)\]\([^)]*?(\d{4}-[\w-]+\.md)\)/g);
    expect(links.length).toBeGreaterThan(50);
    const missing = paths.filter(([, [, name = '']]) => adrs.get(Number(name.slice(0, 4))) !== name);
    const other = links.filter(([, [, number, name]]) => adrs.get(Number(number)) !== name);
    expect([...missing, ...other].map(([file, [text]]) => `${file}: ${text}`)).toEqual([]);
  });

  it('files that documents link to', () => {
    const links = places(/\]\((?!https?:|mailto:|#|\/)([^)\s#]+)(?:#[^)]*)?\)/g).filter(([file]) =>
      file.endsWith('.md'),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(
      links
        .filter(([file, [, to = '']]) => !existsSync(path.join(path.dirname(file), to)))
        .map(([file, [, to]]) => `${file}: ${to}`),
    ).toEqual([]);
  });
});
