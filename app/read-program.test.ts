import { describe, expect, test } from '@jest/globals';
import { defaultProgram, type Program, rulesOn, SEASONAL } from '@rrr/core/program';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.js';
import { programFile, readProgram } from './read-program.js';

const EXAMPLE = fileURLToPath(new URL('../docs/program.example.json', import.meta.url));
const page = readFileSync(new URL('../docs/program.md', import.meta.url), 'utf8').replaceAll(/ {2,}/g, ' ');
const { seasons, ...withoutSeasons } = readProgram(readConfig({ PROGRAM_FILE: EXAMPLE }));

/** The program as a file of this text gives it. */
const reading = (text: string, env: Readonly<Record<string, string>> = {}): Program => {
  const folder = mkdtempSync(join(tmpdir(), 'rrr-program-'));
  try {
    const path = join(folder, 'program.json');
    writeFileSync(path, text);
    return readProgram(readConfig({ PROGRAM_FILE: path, ...env }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('docs/program.md', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\| (yes|no) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, name = '', standard = '', season = '', from = '', what = '']) => ({ name, standard, season, from, what }),
  );
  test('names every setting once, and no other', () =>
    expect(rows.map((it) => it.name).toSorted()).toEqual(Object.keys(programFile.shape).toSorted()));
  test('gives every default as it is', () => {
    for (const { name, standard } of rows)
      expect([name, standard]).toEqual([
        name,
        standard === 'see the example' ? standard : `\`${JSON.stringify(defaultProgram[name as keyof Program])}\``,
      ]);
  });
  test('says of each whether a season may change it, and where it comes from', () => {
    expect(
      rows
        .filter((it) => it.season === 'yes')
        .map((it) => it.name)
        .toSorted(),
    ).toEqual([...SEASONAL].toSorted());
    for (const row of rows) expect([row.name, /^D?§\d+(, D?§\d+)*$/.test(row.from)]).toEqual([row.name, true]);
  });
  test('shows seasons that a server starts with', () => {
    const shown = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, text = '']) => reading(text));
    expect(shown.map((it) => it.seasons.map((season) => season.from))).toEqual([['2026-01-01', '2027-01-01']]);
  });
});

describe('docs/program.example.json', () => {
  test('starts a server and says every default', () =>
    expect({ ...withoutSeasons, seasons: [] }).toEqual(defaultProgram));
  test('names every setting', () =>
    expect(Object.keys(JSON.parse(readFileSync(EXAMPLE, 'utf8')) as object).toSorted()).toEqual(
      Object.keys(programFile.shape).toSorted(),
    ));
  test('shows seasons that differ', () => {
    expect(seasons.length).toBeGreaterThan(1);
    expect(rulesOn({ ...withoutSeasons, seasons }, '2027-05-01')).toMatchObject({
      minimumRidersPerClass: 6,
      resultWindowDays: 30,
    });
  });
});

describe('seasons of a PROGRAM_FILE', () => {
  test('stand over the file, which stands over the defaults; single settings are no season', () => {
    const program = reading('{"resultWindowDays":40,"seasons":[{"from":"2026-01-01","resultWindowDays":30}]}', {
      RESULT_WINDOW_DAYS: '60',
    });
    expect([rulesOn(program, '2025-12-31').resultWindowDays, rulesOn(program, '2026-01-01').resultWindowDays]).toEqual([
      60, 30,
    ]);
  });
  test.each([
    ['a day that is none', '{"seasons":[{"from":"2026-02-30"}]}', /seasons\.0\.from: is not a date/],
    ['no day', '{"seasons":[{"adultAge":18}]}', /seasons\.0\.from/],
    ['days out of order', '{"seasons":[{"from":"2026-01-01"},{"from":"2025-01-01"}]}', /seasons: must be in the order/],
    ['a day twice', '{"seasons":[{"from":"2026-01-01"},{"from":"2026-01-01"}]}', /seasons: must be in the order/],
    ['what no season changes', '{"seasons":[{"from":"2026-01-01","timeZone":"Europe/Paris"}]}', /Unrecognized key/],
    ['a value that does not fit', '{"seasons":[{"from":"2026-01-01","creditMonths":0}]}', /seasons\.0\.creditMonths/],
    ['a currency without a threshold', '{"taxReportingThreshold":{"USD":1,"CAD":1}}', /taxReportingThreshold\.EUR/],
  ])('are refused with %s', (_, text, why) => expect(() => reading(text)).toThrow(why));
});

describe('limits of a PROGRAM_FILE', () => {
  const { limits } = defaultProgram;
  const written = (change: object): string => JSON.stringify({ limits: { ...limits, ...change } });
  test('stand in the place of the defaults', () =>
    expect(reading(written({ place: 500_000 })).limits).toEqual({ ...limits, place: 500_000 }));
  test.each([
    ['a figure left out', '{"limits":{"place":1}}', /limits\.class/],
    ['a limit of nothing', written({ redemption: 0 }), /limits\.redemption/],
    ['parts of a cent', written({ adjustment: 0.5 }), /limits\.adjustment/],
    ['a slip of the keyboard', written({ event: 100_000_000_000 }), /limits\.event/],
    ['a place above its class', written({ place: limits.class + 1 }), /place must not be above class/],
    ['a class above its event', written({ class: limits.event + 1 }), /class not above event/],
    [
      'a redemption above those of a day',
      written({ redemption: limits.redeemedPerDay + 1 }),
      /redemption must not be above redeemedPerDay/,
    ],
    [
      'an adjustment above those of a day',
      written({ adjustment: limits.adjustedPerDay + 1 }),
      /adjustment must not be above adjustedPerDay/,
    ],
    ['an order that can appear for no time', '{"lateOrderSeconds":0}', /lateOrderSeconds/],
  ])('are refused with %s', (_, text, why) => expect(() => reading(text)).toThrow(why));
});
