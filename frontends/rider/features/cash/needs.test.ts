import { expect, test } from '@jest/globals';
import type { RiderDetail, RiderDocument } from '@rrr/contract';
import { record } from '@rrr/kit/pact/examples';
import { mendPath, needsOf, nextNeed } from './needs.js';

const paper = (kind: RiderDocument['kind'], status: RiderDocument['status'], refusal: string | null = null) =>
  ({
    _id: '01hq00000000000000000g0001',
    kind,
    status,
    contentType: 'image/png',
    bytes: 1,
    uploadedAt: '2026-04-01T12:00:00.000Z',
    decision: status === 'uploaded' ? null : { at: '2026-04-02T12:00:00.000Z', refusal, byName: null },
  }) satisfies RiderDocument;
const withPapers = (...documents: RiderDocument[]): RiderDetail['record'] => ({ ...record, documents });

test('what is there, what is looked at, what was refused and what is missing', () => {
  const needs = needsOf(
    { missing: ['licence', 'w9'] },
    withPapers(paper('licence', 'uploaded'), paper('w9', 'refused', 'Not signed.')),
  );
  expect(needs).toEqual([
    { key: 'address', state: 'done' },
    { key: 'licence', state: 'review', at: '2026-04-01T12:00:00.000Z' },
    { key: 'w9', state: 'refused', reason: 'Not signed.', at: '2026-04-01T12:00:00.000Z' },
  ]);
  expect(nextNeed(needs)?.key).toBe('w9');
});

test('nobody is asked for what is looked at', () =>
  expect(nextNeed(needsOf({ missing: ['w9'] }, withPapers(paper('w9', 'uploaded'))))).toBeUndefined());

test('a verified paper tells since when, and a replaced one counts for nothing', () => {
  expect(needsOf({ missing: [] }, withPapers(paper('licence', 'verified')))[1]).toEqual({
    key: 'licence',
    state: 'done',
    at: '2026-04-02T12:00:00.000Z',
  });
  expect(needsOf({ missing: ['w9'] }, withPapers(paper('w9', 'replaced')))[2]).toEqual({ key: 'w9', state: 'missing' });
});

test('the form follows from where tax is paid, which is asked first', () => {
  const keys = (missing: Parameters<typeof needsOf>[0]['missing'], over: Partial<typeof record> = {}) =>
    needsOf({ missing }, { ...record, ...over }).map((it) => `${it.key} ${it.state}`);
  const tax = { country: 'CA', treaty: null, statedAt: '2026-04-01T12:00:00.000Z', confirmed: null };
  expect(keys(['residence'])).toEqual(['address done', 'licence done', 'residence missing']);
  expect(keys(['w8ben'], { taxStatus: 'non-resident-alien', tax })).toEqual([
    'address done',
    'licence done',
    'residence done',
    'w8ben missing',
  ]);
  expect(keys([], { taxStatus: 'us-person', tax })).toContain('w9 done');
});

test('each is mended where its field stands', () =>
  expect((['address', 'licence', 'w9'] as const).map(mendPath)).toEqual([
    '/profile?field=address',
    '/profile?tab=documents',
    '/profile?tab=documents',
  ]));
