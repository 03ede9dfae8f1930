import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Verdict } from '../eligibility/index.js';
import { aRow } from '../testing/index.js';
import { groupOf, groupsOf, ROW_GROUPS, ROWS_AT_ONCE, rowsOfPage } from './index.js';
import { field, meeting, moab, riderOf } from './testing/class-results.js';

const anyRow = fc.record({ group: fc.constantFrom(...ROW_GROUPS), classId: fc.constantFrom('a', 'b', 'c') });
const anyRows = fc
  .array(fc.tuple(anyRow, fc.integer({ min: 1, max: 700 })), { maxLength: 12 })
  .map((parts) => parts.flatMap(([row, times]) => Array.from({ length: times }, () => ({ ...row }))));

describe('pages of rows', () => {
  test('the first and those that follow have every row once, and every row that asks is in the first', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const first = rowsOfPage(rows, 'first');
        const seen = new Set(first);
        for (const { group, classId, count } of groupsOf(rows)) {
          const isOwn = (item: (typeof rows)[number]) =>
            item.group === group && (classId === null || item.classId === classId);
          for (let offset = first.filter(isOwn).length; offset < count; offset += ROWS_AT_ONCE.more) {
            const more = rowsOfPage(rows, { group, classId, offset });
            expect(more.every((it) => isOwn(it) && !seen.has(it))).toBe(true);
            for (const item of more) seen.add(item);
          }
        }
        expect(seen.size).toBe(rows.length);
        expect(groupsOf(rows).reduce((sum, it) => sum + it.count, 0)).toBe(rows.length);
        expect(first.filter((it) => it.group === 'open')).toEqual(rows.filter((it) => it.group === 'open'));
        expect(first.filter((it) => it.group !== 'open').length).toBeLessThanOrEqual(
          ROWS_AT_ONCE.paid + ROWS_AT_ONCE.others,
        );
      }),
    );
  });

  test('a row is in the group of what matters most; what waits for a check is among those that pay', () => {
    const none = (...codes: string[]) =>
      ({ earns: null, reasons: codes.map((code) => ({ code, detail: {} })) }) as unknown as Verdict;
    const of = (verdict: Verdict, match: Parameters<typeof groupOf>[0]['match'] = { status: 'unknown' }) =>
      groupOf({ match, verdict });
    expect(of(none('NOT_FINISHED', 'RIDER_UNKNOWN'))).toBe('notFinished');
    expect(of(none('RIDER_UNKNOWN', 'PLACE_NOT_PAID'))).toBe('placeNotPaid');
    expect(of(none('NO_VERIFIED_BIKE', 'CLASS_TOO_SMALL'))).toBe('raceDoesNotPay');
    expect(of(none('CONSENT_MISSING'))).toBe('other');
    expect(of(none('BEING_CHECKED'))).toBe('paid');
    expect(of(none('RIDER_UNKNOWN'), { status: 'ambiguous' })).toBe('open');
    expect(of(none('BIKE_NOT_ELIGIBLE'), { status: 'matched', needsReason: true })).toBe('open');
  });
});

describe('a preview of a long file', () => {
  const twins = [riderOf(11, 'Dee Gray'), riderOf(12, 'Dee Gray')];
  const rows = [
    aRow(1, 'Ana Ruiz', moab),
    ...field,
    ...Array.from({ length: 200 }, (_, at) => aRow(11 + at, `Unknown Rider ${at}`)),
    aRow(500, 'Dee Gray'),
  ];
  const long = () => meeting({ riders: [riderOf(1, 'Ana Ruiz'), ...twins] });

  test('has its first rows, the same counts, money and fingerprint, and more rows of one group', async () => {
    const { send } = long();
    const all = await send(rows, { apply: null });
    const first = await send(rows, { apply: null, page: 'first' });
    expect({ ...first, rows: [] }).toEqual({ ...all, rows: [] });
    expect(all.rows).toHaveLength(rows.length);
    expect(first.rows.length).toBeLessThan(rows.length);
    expect(first.rows.map((it) => it.riderName)).toEqual(expect.arrayContaining(['Ana Ruiz', 'Dee Gray']));
    const unpaid = first.groups?.find((it) => it.group === 'placeNotPaid');
    const here = first.rows.filter((it) => groupOf(it) === 'placeNotPaid').length;
    const { outcome } = first;
    const page = { group: 'placeNotPaid' as const, classId: unpaid?.classId ?? '', offset: here };
    const more = await send(rows, { apply: null, outcome, page });
    expect([...first.rows, ...more.rows].length).toBe(rows.length);
    expect(more.applied).toBe(false);
  });

  test('gives no more rows when something else would happen by now', async () => {
    const { send } = long();
    const { outcome } = await send(rows, { apply: null, page: 'first' });
    await send([aRow(1, 'Ana Ruiz', moab), ...field]);
    await expect(
      send(rows, { apply: null, outcome, page: { group: 'paid', classId: null, offset: 1 } }),
    ).rejects.toMatchObject({ code: 'PREVIEW_OUTDATED' });
  });

  test('is stored whole, and says so with its first rows', async () => {
    const { send, stored } = long();
    const done = await send(rows, { page: 'first' });
    expect(stored().results).toHaveLength(rows.length);
    expect(done.groups?.reduce((sum, it) => sum + it.count, 0)).toBe(rows.length);
    expect(stored().outbox.find((it) => it.kind === 'results-received')?.facts).toMatchObject({ rows: rows.length });
  });
});
