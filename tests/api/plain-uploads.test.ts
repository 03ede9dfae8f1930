import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { oneAdmin } from './testing/one-admin.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo({}, oneAdmin);
const admin = await demo.as('admin');
const eventId = demo.server.demo?.sample.eventId ?? '';
const seriesId = (await admin.call(contract.adminSeries)).series[0]?._id ?? '';
const classes = (await admin.call(contract.getEvent, { params: { eventId } })).event.classes;

interface Plain {
  readonly path: () => string;
  readonly fields?: () => Readonly<Record<string, string>>;
  readonly good: () => string;
  readonly bad: () => string;
  readonly refusal: string;
}
const ofEvent = (name: string) => (): string => `/api/event/${eventId}/${name}`;
const named = (at: number): string => classes[at]?.name ?? '';
const KINDS: Readonly<Record<string, Plain>> = {
  'upload-class': {
    path: ofEvent('upload-class'),
    good: () => 'Class,Place 1\nPlain Upload,10\n',
    bad: () => 'Class,Place 1\nPlain Two,$10\n',
    refusal: 'IMPORT_HAS_PROBLEMS',
  },
  'upload-class-result': {
    path: ofEvent('upload-class-result'),
    fields: () => ({ classId: classes[0]?._id ?? '' }),
    good: () => 'Pos,Rider\n1,Plain Winner\n',
    bad: () => 'Pos,Rider\nx1,Plain Winner\n2,Plain Second\n',
    refusal: 'IMPORT_HAS_PROBLEMS',
  },
  'upload-all-class-result': {
    path: ofEvent('upload-all-class-result'),
    good: () => `Class,Pos,Rider\n${named(1)},1,Column Winner\n`,
    bad: () => `Class,Pos,Rider\n${named(1)},1,Other Winner\nNo Such Class,1,Who\n`,
    refusal: 'IMPORT_HAS_PROBLEMS',
  },
  'upload-all-formatted-class-result': {
    path: ofEvent('upload-all-formatted-class-result'),
    good: () => `Class: ${named(1)}\nPos,Rider\n1,Section Winner\n`,
    bad: () => `Class: ${named(1)}\nPos,Rider\nx,Other Winner\n`,
    refusal: 'IMPORT_HAS_PROBLEMS',
  },
  'upload-events': {
    path: () => `/api/admin/serie/${seriesId}/upload-events`,
    good: () => 'Title,Start date\nPlain Round,2031-06-14\n',
    bad: () => 'Title,Start date\nPlain Round 2,2031-06-14\nPlain Round 3,never\n',
    refusal: 'IMPORT_HAS_PROBLEMS',
  },
  'vin-patterns/import': {
    path: () => '/api/vin-patterns/import',
    good: () => 'Model,Year,Pattern\nPlain 990,2031,VBKZX*\n',
    bad: () => 'Model,Year,Pattern\nPlain 991,2031,VBKZW*\n,2031,VBK*\n',
    refusal: 'PATTERNS_HAVE_PROBLEMS',
  },
};

let keys = 0;
const send = (
  { path, fields }: Plain,
  content: string,
  more: Readonly<Record<string, string>> = {},
  key = `plain-upload-${(keys += 1)}`,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields?.(), ...more })) form.set(name, value);
  form.set('file', new Blob([content]), 'rows.csv');
  return admin.ask(path(), { method: 'POST', form, headers: key === '' ? {} : { 'Idempotency-Key': key } });
};
const records = async () => (await admin.call(contract.listImports, { query: { limit: 100 } })).imports.length;

describe.each(Object.entries(KINDS))('%s', (name, kind) => {
  test('with dryRun=true stores nothing, without it is applied, and once for a key', async () => {
    const before = await records();
    const preview = await send(kind, kind.good(), { dryRun: 'true' }, '');
    expect([preview.status, preview.json()]).toEqual([
      200,
      expect.objectContaining({ applied: false, importId: null, problems: [] }),
    ]);
    expect(await records()).toBe(before);

    const key = `once-${name}`;
    const applied = await send(kind, kind.good(), {}, key);
    expect([applied.status, applied.json()]).toEqual([
      200,
      expect.objectContaining({ applied: true, importId: expect.any(String) }),
    ]);
    expect((await send(kind, kind.good(), {}, key)).text).toBe(applied.text);
    expect(await records()).toBe(before + 1);
  }, 60_000);

  test('with a row that cannot be read is refused whole', async () => {
    const before = await records();
    expect((await send(kind, kind.bad(), { dryRun: 'true' })).json()['problems']).not.toEqual([]);
    expect((await send(kind, kind.bad())).json()).toMatchObject({ status: 422, code: kind.refusal });
    expect(await records()).toBe(before);
  }, 60_000);

  test('without a key is refused', async () => {
    expect((await send(kind, kind.good(), {}, '')).json()).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
    });
  }, 60_000);
});
