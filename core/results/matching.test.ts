import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RiderFacts } from '../riders/index.js';
import { type Alias, type Choices, matcher, type NamedRider } from './index.js';

const rider = (id: string, fullName: string, change: Partial<RiderFacts> = {}): RiderFacts => ({
  id, fullName, hometown: null, state: null, amaNumber: null, email: `${id}@example.com`, bornOn: '1999-01-01', parentalConsent: false,
  deactivated: false, factory: false, bikes: [], ...change,
});
const row = (riderName: string, change: Partial<NamedRider> = {}): NamedRider => ({ line: 2, riderName, hometown: null, state: null, email: null, amaNumber: null, ...change });
const match = (riders: readonly RiderFacts[], it: NamedRider, aliases: readonly Alias[] = [], choices: Choices = new Map()) => {
  const { status, by, rider: found } = matcher(riders, aliases, choices)(it);
  return [status, by, found?.id ?? null];
};

const moab = rider('moab', 'José Núñez', { hometown: 'Moab', state: 'UT', amaNumber: 'AMA-0123' });
const reno = rider('reno', 'Jose Nunez', { hometown: 'Reno, NV', state: 'NV' });

describe('a rider is found by', () => {
  test('AMA number first, however it is written', () => expect(match([moab, reno], row('J. Nunez', { amaNumber: 'ama 123' }))).toEqual(['matched', 'amaNumber', 'moab']));
  test('then e-mail', () => expect(match([moab, reno], row('Someone', { email: 'RENO@example.com' }))).toEqual(['matched', 'email', 'reno']));
  test('then name with hometown: accents and case are the same name', () => expect(match([moab, reno], row('JOSÉ NUÑEZ', { hometown: 'MOAB' }))).toEqual(['matched', 'nameAndHometown', 'moab']));
  test('or name with state', () => expect(match([moab, reno], row('jose nunez', { hometown: 'Sparks', state: 'nv' }))).toEqual(['matched', 'nameAndState', 'reno']));
  test('a person’s choice before all else', () => expect(match([moab, reno], row('Jose Nunez', { amaNumber: '0123' }), [], new Map([[2, 'reno']]))).toEqual(['matched', 'choice', 'reno']));
  test('a choice remembered for that name and town', () =>
    expect(match([moab, reno], row('Pepe Nunez', { hometown: 'Elko' }), [{ nameKey: 'pepe nunez', hometownKey: 'elko', riderId: 'reno' }])).toEqual(['matched', 'alias', 'reno']));
});

describe('the program never guesses', () => {
  test('two of one name and no town', () => expect(match([moab, reno], row('Jose Nunez'))).toEqual(['ambiguous', null, null]));
  test('one of the name, but nothing that says it is the same person', () => expect(match([moab], row('Jose Nunez'))).toEqual(['ambiguous', null, null]));
  test('one of the name, from another town and state', () => expect(match([moab], row('Jose Nunez', { hometown: 'Miami', state: 'FL' }))).toEqual(['ambiguous', null, null]));
  test('the same town in another state is another town', () =>
    expect(match([rider('il', 'Al Ray', { hometown: 'Springfield', state: 'IL' })], row('Al Ray', { hometown: 'Springfield', state: 'MO' }))).toEqual(['ambiguous', null, null]));
  test('a shared AMA number', () => expect(match([moab, { ...reno, amaNumber: '123' }], row('Jose Nunez', { amaNumber: '0123' }))).toEqual(['ambiguous', null, null]));
  test('a choice remembered for a name and town that is somebody else’s very own', () => {
    const remembered: Alias = { nameKey: 'jose nunez', hometownKey: 'moab', riderId: 'reno' };
    expect(match([moab, reno], row('Jose Nunez', { hometown: 'Moab' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([moab, reno], row('Jose Nunez', { hometown: 'Moab' }), [{ ...remembered, riderId: 'moab' }])).toEqual(['matched', 'alias', 'moab']);
    expect(match([moab, { ...moab, id: 'son', amaNumber: null }, reno], row('Jose Nunez', { hometown: 'Moab' }), [{ ...remembered, riderId: 'son' }])).toEqual(['matched', 'alias', 'son']);
  });
  test('a choice remembered for a name alone, of a rider from another state', () => {
    const remembered: Alias = { nameKey: 'jose nunez', hometownKey: '', riderId: 'reno' };
    expect(match([moab, reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([{ ...reno, state: null }], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([moab, reno], row('Jose Nunez', { state: 'NV' }), [remembered])).toEqual(['matched', 'alias', 'reno']);
  });
  test('a choice remembered for a town alone, of a rider from a town of that name in another state', () => {
    const il = rider('il', 'Albert Ray', { state: 'IL' });
    const remembered: Alias = { nameKey: 'al ray', hometownKey: 'springfield', riderId: 'il' };
    const from = (state: string | null) => match([il], row('Al Ray', { hometown: 'Springfield', state }), [remembered]);
    expect([from('MO'), from('IL'), from(null)]).toEqual([['ambiguous', null, null], ['matched', 'alias', 'il'], ['matched', 'alias', 'il']]);
    expect(match([{ ...il, state: null }], row('Al Ray', { hometown: 'Springfield', state: 'MO' }), [remembered])).toEqual(['matched', 'alias', 'il']);
  });
  test('a choice remembered for a state, in another one, or where somebody else is the only one of that name there', () => {
    const remembered: Alias = { nameKey: 'jose nunez', hometownKey: 'ut', riderId: 'reno' };
    expect(match([reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['matched', 'alias', 'reno']);
    expect(match([moab, reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([moab], row('Jose Nunez', { state: 'NV' }), [{ ...remembered, riderId: 'moab' }])).toEqual(['ambiguous', null, null]);
  });
  test('but what is no AMA number is nobody’s', () => {
    const none = rider('none', 'Al Ray', { amaNumber: 'None' });
    for (const amaNumber of ['None', 'none', '0', 'AMA']) {
      expect(match([none, moab], row('José Núñez', { hometown: 'Moab', amaNumber }))).toEqual(['matched', 'nameAndHometown', 'moab']);
      expect(match([none, { ...none, id: 'other', email: 'other@example.com' }], row('Sam Kern', { email: 'none@example.com', amaNumber }))).toEqual(['matched', 'email', 'none']);
    }
  });
  test('no such name', () => expect(match([moab, reno], row('Nobody Known', { hometown: 'Moab' }))).toEqual(['unknown', null, null]));
  test('a person said nobody', () => expect(match([moab], row('Jose Nunez', { amaNumber: '0123' }), [], new Map([[2, null]]))).toEqual(['unknown', null, null]));
});

test('whoever is matched by name bears that name, and is the only one it could be', () => {
  const names = fc.constantFrom('Ann Lee', 'ANN LEE', 'Ánn Lée', 'Bo Hart', 'Bo  Hart');
  const towns = fc.constantFrom(null, 'Moab', 'Reno', 'Moab, UT');
  const states = fc.constantFrom(null, 'UT', 'NV');
  const someone = fc.record({ fullName: names, hometown: towns, state: states });
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 8 }), names, towns, states, (all, riderName, hometown, state) => {
      const riders = all.map((it, at) => rider(`r${at}`, it.fullName, it));
      const forwards = matcher(riders, [], new Map())(row(riderName, { hometown, state }));
      const backwards = matcher(riders.toReversed(), [], new Map())(row(riderName, { hometown, state }));
      expect([backwards.status, backwards.rider?.id]).toEqual([forwards.status, forwards.rider?.id]);
    }),
  );
});
