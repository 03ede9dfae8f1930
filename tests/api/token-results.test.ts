import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import fc from 'fast-check';
import { SERVICES as S } from '../../app/services.js';
import type { Answered } from './testing/browser.js';
import { importScene } from './testing/import-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { type ApiProgram, programs } from './testing/program.js';
import { sendFile } from './testing/send-file.js';

jest.setTimeout(120_000);

const { demo, admin, promoter, eventId, event } = await importScene();
ledgerHolds(demo);
const { make } = programs(demo);
const rider = await demo.as('rider');
const riderName = (await rider.session()).user.fullName;
const { classes } = await event();
const CLASS = classes.find((it) => it.payoutType === 'dealerCredit' && it.results.length === 0);
if (!CLASS) throw new Error('The demo has no class that waits for results');
const UPLOAD = `/api/event/${eventId}/upload-class-result`;

interface Sender {
  ask: ApiProgram['ask'];
}
let keys = 0;
const nextKey = (): string => `token-results-${(keys += 1)}`;
const send = (by: Sender, rows: readonly string[], { dryRun = false, key = nextKey() } = {}): Promise<Answered> => {
  const file = ['Pos,Rider,Bike', ...rows].join('\n');
  const fields = { classId: CLASS._id, entrants: '12', dryRun: String(dryRun) };
  const headers: Record<string, string> = dryRun ? {} : { 'Idempotency-Key': key };
  return by.ask(UPLOAD, { ...sendFile(file, fields, { name: 'results.csv' }), headers });
};
const seen = (it: Answered) => it.of(contract.uploadClassResult);
const FIELD = [2, 3, 4, 5, 6].map((place) => `${place},Nobody Atall ${place},KTM 450 SX-F`);
const WINNER = [`1,${riderName},KTM 450 SX-F`, ...FIELD];

describe('results that a program sends', () => {
  test('are stored once for a key, with the person and the token, in the record and in the audit log', async () => {
    const program = await make(promoter, undefined, { name: 'Finish line' });
    const key = nextKey();
    const [first, again] = [await send(program, WINNER, { key }), await send(program, WINNER, { key })];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    const other = await send(program, FIELD, { key });
    expect([other.status, other.problem().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const { imports } = await admin.call(contract.listImports, { query: { eventId } });
    const { fullName } = (await promoter.session()).user;
    const byName = imports[0]?.byName;
    expect(imports).toMatchObject([{ _id: seen(first).importId, tokenName: 'Finish line' }]);
    expect([byName, fullName].every((it) => typeof it === 'string' && it !== '')).toBe(true);
    const { records } = await admin.call(contract.listAudit, { query: { action: 'submit-results' } });
    expect(records[0]).toMatchObject({
      by: { email: 'promoter@example.com' },
      detail: { token: 'Finish line', tokenId: program.tokenId },
    });
    // the same by the promoter in the browser has no token
    await send(promoter, WINNER.slice(0, 5));
    expect((await admin.call(contract.listImports, { query: { eventId } })).imports[0]?.tokenName).toBeNull();
  });

  test('sent many times at once are stored once', async () => {
    const program = await make(promoter);
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(program, WINNER, { key })));
    const stored = answers.filter((it) => it.status === 200);
    // one file of an account is read at once and three wait: the others are sent again later
    expect([200, 409, 429]).toEqual(expect.arrayContaining(answers.map((it) => it.status)));
    expect(stored).not.toEqual([]);
    expect(new Set(stored.map((it) => it.text)).size).toBe(1);
    expect((await admin.call(contract.listImports, { query: { eventId } })).imports).toHaveLength(1);
  });

  test('need a key, an event of its owner and an open window, as in the browser', async () => {
    const program = await make(promoter);
    const fields = { classId: CLASS._id, dryRun: 'false' };
    const without = await program.ask(UPLOAD, sendFile('Pos,Rider\n1,A B', fields, { name: 'r.csv' }));
    expect(without.problem().code).toBe('IDEMPOTENCY_KEY_MISSING');
    const own = (await promoter.session()).user._id;
    const { events } = await admin.call(contract.roleEvents, { query: { limit: 100 } });
    const foreign = events.find((it) => it.promoter !== null && it.promoter._id !== own)?._id ?? '';
    const elsewhere = await program.ask(`/api/event/${foreign}/upload-class-result`, {
      ...sendFile('Pos,Rider\n1,A B', { ...fields, dryRun: 'true' }, { name: 'r.csv' }),
    });
    expect(elsewhere.problem().code).toBe('NOT_FOUND');
    await demo.server.container
      .get(S.database)
      .write('events')
      .update({ starts_on: '2020-05-01', ends_on: '2020-05-01' })
      .where({ id: eventId });
    expect((await send(program, WINNER)).problem().code).toBe('RESULT_WINDOW_CLOSED');
  });

  test('earn no more than the same file in the browser, whatever is in it, and never more than the purse', async () => {
    const program = await make(promoter);
    const purse = CLASS.payoutPlaces.reduce((sum, it) => sum + it.amount.amount, 0);
    const row = fc.tuple(
      fc.constantFrom('1', '1=', '2', '3', '99', 'DNF', '', '-1', '1e3'),
      fc.constantFrom(riderName, 'Nobody Atall', '=1+1', 'Zoë Lefèvre'),
      fc.constantFrom('KTM 450 SX-F', 'Honda CRF450R', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        const lines = rows.map((it) => it.join(','));
        const [one, two] = [
          await send(program, lines, { dryRun: true }),
          await send(promoter, lines, { dryRun: true }),
        ];
        const { requestId: _a, ...byToken } = one.json();
        const { requestId: _b, ...inBrowser } = two.json();
        expect([one.status, byToken]).toEqual([two.status, inBrowser]);
        if (one.status === 200) expect(seen(one).money.total.amount).toBeLessThanOrEqual(purse);
      }),
      { numRuns: 15 },
    );
    // applied, it earns what was shown, and the browser can add nothing to it
    const shown = seen(await send(promoter, WINNER, { dryRun: true })).money;
    expect(seen(await send(program, WINNER)).money).toEqual(shown);
    expect(seen(await send(promoter, WINNER)).money).toMatchObject({ issued: { amount: 0 }, reversed: { amount: 0 } });
  });
});

describe('docs/api-tokens.md', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/api-tokens.md'), 'utf8');
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map((it) => it[1] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'rrr-curl-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (script: string, env: Readonly<Record<string, string>>): Promise<Record<string, unknown>> => {
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  test('has examples that work as they stand', async () => {
    const [list = '', read = '', check = '', apply = '', results = ''] = blocks('sh');
    expect(blocks('sh')).toHaveLength(5);
    const names = classes.map((it) => it.name);
    const [file = ''] = blocks('csv');
    writeFileSync(join(folder, 'results.csv'), file.replaceAll('450 Amateur', names[0] ?? ''));
    const program = await make(promoter);
    const env = { PORTAL: demo.base, TOKEN: program.text, EVENT: eventId, KEY: nextKey() };
    expect((await run(list, env))['events']).toEqual(
      expect.arrayContaining([expect.objectContaining({ _id: eventId })]),
    );
    expect(await run(read, env)).toMatchObject({ event: { _id: eventId } });
    const checked = await run(check, env);
    expect(checked).toMatchObject({ applied: false, problems: [], changes: { added: 2 } });
    const sent = { ...env, OUTCOME: String(checked['outcome']) };
    const applied = await run(apply, sent);
    expect(applied).toMatchObject({ applied: true, changes: { added: 2 } });
    expect(await run(apply, sent)).toEqual(applied);
    expect(await run(results, env)).toMatchObject({ results: [{ place: 1 }, { place: 2 }] });
  });

  test('names every scope and only codes that exist', () => {
    for (const scope of contract.API_TOKEN_SCOPES) expect(text).toContain(`\`${scope}\``);
    const promised = JSON.stringify(contract.endpoints.map((it) => it.errors));
    for (const [, code = ''] of text.matchAll(/^\| \d{3}\s+\| `(\w+)`/gm))
      expect([code, promised.includes(code) || /^(?:TOKEN|IDEMPOTENCY|CONFLICT|TOO_MANY)/.test(code)]).toEqual([
        code,
        true,
      ]);
  });
});
