import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anId } from '../testing/index.js';
import { ACT_KINDS, actKindOf, actionsOf, LINKED, LOOKED_UP, MOST_LINKS, touchedBy } from './index.js';

const record = fc.record({
  action: fc.string(),
  objectType: fc.oneof(fc.constantFrom(...LINKED, ...LOOKED_UP), fc.string()),
  objectId: fc.oneof(
    fc.string(),
    fc.nat().map((n) => anId('any', n)),
  ),
  detail: fc.dictionary(
    fc.oneof(fc.constantFrom('riderId', 'eventId', 'bikes', 'results', 'about', 'from', 'to'), fc.string()),
    fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.nat().map((n) => anId('any', n)),
        { maxLength: 5 },
      ),
    ),
  ),
});

test('never fails, links within bounds, and only with ids', () => {
  fc.assert(
    fc.property(record, (item) => {
      const { links, through } = touchedBy(item);
      expect(links.length + through.length).toBeLessThanOrEqual(MOST_LINKS);
      for (const { id } of links) expect(id).toMatch(/^[0-9a-z]{26}$/);
      const keys = [...links.map((one) => `l${one.type}${one.id}`), ...through.map((one) => `t${one.type}${one.id}`)];
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
  const bikes = Array.from({ length: 3_000 }, (_, n) => anId('bk', n));
  const many = touchedBy({ action: 'verify-bikes', objectType: 'bike', objectId: anId('bk', 1), detail: { bikes } });
  expect(many.through).toHaveLength(MOST_LINKS);
  const cheques = { action: 'run-cheques', objectType: 'cheque', objectId: '1', detail: { from: 1, to: 9e15 } };
  expect(touchedBy(cheques).through).toHaveLength(MOST_LINKS);
});

test('a number of a maker, a name and a mask are no ids', () => {
  const detail = { dealerId: 'D-1042', riderId: '***', eventId: null, promoterId: { before: '***', after: 'Dust' } };
  expect(touchedBy({ action: 'add-dealer', objectType: 'dealer', objectId: anId('dea0er', 1), detail }).links).toEqual([
    { type: 'dealer', id: anId('dea0er', 1) },
  ]);
});

test('every action has one kind', () => {
  const all = ACT_KINDS.flatMap((kind) => actionsOf(kind).map((action) => [action, kind] as const));
  expect(new Set(all.map(([action]) => action)).size).toBe(all.length);
  for (const [action, kind] of all) expect(actKindOf(action)).toBe(kind);
  expect(actKindOf('an-act-of-later')).toBe('details');
});
