import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Actor } from '@rrr/core/access';
import { readResults } from '@rrr/core/imports';
import { signIn } from '@rrr/core/identity';
import { defaultProgram as program } from '@rrr/core/program';
import { submitClassResults } from '@rrr/core/results';
import { aesSecretBox, argon2Passwords, hmacCodeSeals, hmacPins, otpCodes, sha256, ulids } from '@rrr/crypto';
import { sqlQueries, sqlUnitOfWork, verifyLedger } from '@rrr/persistence';
import { sheetReader } from '@rrr/spreadsheets';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { type SeededDemo, seedDemo } from './index.js';

const TODAY = '2026-11-21';
const clock = { now: () => `${TODAY}T18:00:00.000Z` };
const ports = { clock, ids: ulids(), digest: sha256, program, passwords: argon2Passwords() };

describe.each(KINDS)('the demo on %s', (kind) => {
  let made: TestDatabase;
  let demo: SeededDemo;
  const dataDir = mkdtempSync(join(tmpdir(), 'rrr-demo-'));
  const queries = () => sqlQueries(made.db, { timeZone: program.timeZone });

  beforeAll(async () => {
    made = await newDatabase(kind);
    const key = Buffer.alloc(32, 7);
    demo = await seedDemo({
      ...ports,
      db: made.db,
      pins: hmacPins(key),
      seals: hmacCodeSeals(key),
      secrets: aesSecretBox(new Map([['demo', key]])),
      totp: otpCodes(),
      dataDir,
    });
  }, 60_000);
  afterAll(async () => {
    await made.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('keeps the seven invariants of the ledger', async () => {
    const { checked, breaks } = await verifyLedger(made.db);
    expect(breaks).toEqual([]);
    // the demo's program offers no credit in place of cash
    const { claims: _, choices, ...money } = checked;
    expect(choices).toBe(0);
    expect(Object.values(money).every((it) => it > 0)).toBe(true);
  });

  test('lets its four people in', async () => {
    for (const { type, email, password } of demo.logins) {
      const { account } = await signIn({ ...ports, uow: sqlUnitOfWork(made.db) })({
        email,
        password,
        deviceId: 'a browser',
        origin: { browser: null, system: null, network: null },
      });
      expect(account.type).toBe(type);
      expect((await queries().sessions.person(type, account.subjectId))?.email).toBe(email);
    }
    expect(demo.logins.map((it) => it.type)).toEqual(['rider', 'dealer', 'promoter', 'admin', 'admin']);
  });

  test('has one change of each kind that waits for the first administrator', async () => {
    const { items } = await queries().requests.search({ state: 'waiting', page: 1, limit: 100 });
    expect(items.map((it) => it.kind)).toEqual([
      'purse',
      'purse',
      'adjustment',
      'bonus',
      'standings',
      'cash-expiry',
      'overpaid-left',
      'invitation',
      'admin-active',
      'factor-reset',
      'merge',
    ]);
    expect(items.slice(1).map((it) => it.askedByName)).toEqual(Array.from({ length: 10 }, () => 'Frances Adair'));
    expect(items.every((it) => it.askedAt < clock.now() && it.expiresAt > clock.now())).toBe(true);
  });

  test('has a rider with credit that ends some day, and a promoter with results to send', async () => {
    const found = await queries().riders.search(
      { email: 'rider@example.com', page: 1, limit: 5, byPersonalFields: true },
      TODAY,
    );
    const usd = found.items[0]?.balances.find((it) => it.currency === 'USD');
    expect(usd?.available).toBeGreaterThan(10_000);
    expect(usd?.nextExpiry && usd.nextExpiry.expiresOn > TODAY).toBe(true);
    const event = await queries().events.one(demo.sample.eventId);
    const waiting = await queries().events.search(
      {
        promoterId: event?.event.promoterId ?? '',
        filter: 'waiting',
        sortBy: 'startDate',
        descending: true,
        page: 1,
        limit: 15,
      },
      TODAY,
    );
    expect(waiting.items.length).toBeGreaterThanOrEqual(3);
    expect(waiting.items.map((it) => it.id)).toContain(demo.sample.eventId);
  });

  test('writes sample results that show each kind of row at the preview', async () => {
    const account = await sqlUnitOfWork(made.db).run((tx) => tx.accounts.byEmail('promoter@example.com'));
    const actor: Actor = {
      accountId: account?.id ?? '',
      type: 'promoter',
      subjectId: account?.subjectId ?? '',
      proxyHostId: null,
      name: account?.displayName ?? '',
    };
    const previews = await Promise.all(
      demo.sample.files.map(async (path) => {
        const sheet = await sheetReader({ limitBytes: program.uploadLimitBytes }).read({
          name: basename(path),
          bytes: readFileSync(join(dataDir, path)),
        });
        const { rows, problems } = readResults(sheet, { ...program, oneClass: true, onlyClass: demo.sample.className });
        const submitted = await submitClassResults({ ...ports, uow: sqlUnitOfWork(made.db) })({
          actor,
          eventId: demo.sample.eventId,
          classId: demo.sample.classId,
          rows,
          problems,
          choices: new Map(),
          entrants: null,
          outcome: null,
          apply: null,
        });
        return [sheet.format, submitted] as const;
      }),
    );
    expect(previews.map(([format]) => format)).toEqual(['csv', 'xlsx']);
    const [csv, xlsx] = previews.map(([, value]) => value);
    expect(xlsx?.outcome).toBe(csv?.outcome);
    expect(csv?.problems).toEqual([]);
    const rows = csv?.rows ?? [];
    const row = (line: number) => rows.find((it) => it.line === line);
    const demoRider = rows.find((it) => it.riderName === 'Riley Ostrander');
    expect(demoRider?.match.by).toBe('nameAndHometown');
    expect(demoRider?.verdict.earns).toMatchObject({ amount: 17_500, type: 'credit' });
    expect(rows.filter((it) => it.match.status === 'ambiguous').map((it) => it.match.candidates.length)).toEqual([2]);
    expect(rows.filter((it) => it.match.status === 'matched').length).toBeGreaterThanOrEqual(6);
    expect(rows.filter((it) => it.verdict.earns).length).toBeGreaterThanOrEqual(4);
    const unknownOnOurs = rows.filter((it) => it.match.status === 'unknown' && it.bike?.startsWith('KTM'));
    expect(unknownOnOurs.map((it) => it.verdict.reasons.map((why) => why.code))).toEqual([
      expect.arrayContaining(['RIDER_UNKNOWN']),
    ]);
    expect(row(9)?.verdict.reasons.map((it) => it.code)).toEqual(['NO_VERIFIED_BIKE']);
    expect(rows.at(-1)?.type).toBe('DNF');
  });
});
