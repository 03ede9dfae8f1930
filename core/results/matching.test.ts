import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RiderFacts } from '../riders/index.js';
import { type Alias, type Choices, matcher, type NamedRider } from './index.js';
import { rider, row } from './testing/named-riders.js';

const match = (
  riders: readonly RiderFacts[],
  namedRider: NamedRider,
  aliases: readonly Alias[] = [],
  choices: Choices = new Map(),
) => {
  const { status, by, rider: found } = matcher(riders, { aliases, choices })(namedRider);
  return [status, by, found?.id ?? null];
};

const moab = rider('moab', 'José Núñez', { hometown: 'Moab', state: 'UT', amaNumber: 'AMA-0123' });
const reno = rider('reno', 'Jose Nunez', { hometown: 'Reno, NV', state: 'NV' });

const mikeVance = rider('mike', 'Mike Vance');

describe('a rider is found by', () => {
  test('AMA number first, however it is written', () =>
    expect(match([moab, reno], row('J. Nunez', { amaNumber: 'ama 123' }))).toEqual(['matched', 'amaNumber', 'moab']));
  test('then e-mail', () =>
    expect(match([moab, reno], row('J. Nuñez', { email: 'RENO@example.com' }))).toEqual(['matched', 'email', 'reno']));
  test('then name with hometown: accents and case are the same name', () =>
    expect(match([moab, reno], row('JOSÉ NUÑEZ', { hometown: 'MOAB' }))).toEqual([
      'matched',
      'nameAndHometown',
      'moab',
    ]));
  test('or name with state', () =>
    expect(match([moab, reno], row('jose nunez', { hometown: 'Sparks', state: 'nv' }))).toEqual([
      'matched',
      'nameAndState',
      'reno',
    ]));
  test('a person’s choice before all else', () =>
    expect(match([moab, reno], row('Jose Nunez', { amaNumber: '0123' }), [], new Map([[2, 'reno']]))).toEqual([
      'matched',
      'choice',
      'reno',
    ]));
  test('a choice remembered for that name and town', () =>
    expect(
      match([reno, mikeVance], row('J. Nunez', { hometown: 'Elko' }), [
        { promoterId: 'p', nameKey: 'j nunez', hometownKey: 'elko', riderId: 'reno' },
      ]),
    ).toEqual(['matched', 'alias', 'reno']));
});

describe('an AMA number or an e-mail decides only for somebody of that name', () => {
  const candidates = (riders: readonly RiderFacts[], namedRider: NamedRider, aliases: readonly Alias[] = []) => {
    const found = matcher(riders, { aliases })(namedRider);
    return [found.status, ...found.candidates.map(({ id }) => id)];
  };
  const owner = rider('owner', 'Casey Moreno', { hometown: 'Moab', state: 'UT', amaNumber: '77' });

  test.each(['Casey Moreno', 'CASEY MORENO', 'C. Moreno', 'Cass Möreno', 'Casey Ann Moreno', 'Casey Moreno Jr.'])(
    '%s is a way to write it',
    (riderName) => {
      expect(match([owner], row(riderName, { amaNumber: 'AMA-077' }))).toEqual(['matched', 'amaNumber', 'owner']);
      expect(match([owner], row(riderName, { email: 'OWNER@example.com' }))).toEqual(['matched', 'email', 'owner']);
    },
  );
  test.each(['Terry Thief', 'Terry Moreno', 'Casey Thief', 'Moreno', 'Moreno Casey', 'Casey Delmoreno', '!'])(
    '%s is another name, and a question',
    (riderName) => {
      expect(candidates([owner], row(riderName, { amaNumber: '77' }))).toEqual(['ambiguous', 'owner']);
      expect(candidates([owner], row(riderName, { email: 'owner@example.com' }))).toEqual(['ambiguous', 'owner']);
    },
  );
  test('family names of several words, accents and suffixes', () => {
    const of = (fullName: string, familyName: string) => rider('x', fullName, { familyName, amaNumber: '5' });
    expect(match([of('Ana García López', 'García López')], row('A. Garcia Lopez', { amaNumber: '5' }))[0]).toBe(
      'matched',
    );
    expect(match([of('Ana García López', 'García López')], row('Ana Garcia', { amaNumber: '5' }))[0]).toBe('ambiguous');
    expect(match([of('Pat O’Brien', 'O’Brien')], row('PAT OBRIEN', { amaNumber: '5' }))[0]).toBe('matched');
    expect(match([of('Pat Ray Sr', 'Ray Sr')], row('Pat Ray', { amaNumber: '5' }))[0]).toBe('matched');
    expect(match([of('Pat Ray Sr', 'Ray Sr')], row('Pat Ray Jr', { amaNumber: '5' }))[0]).toBe('ambiguous');
    expect(match([of('Cher', '')], row('Cher', { amaNumber: '5' }))[0]).toBe('matched');
    expect(match([of('Cher', '')], row('Cher Ray', { amaNumber: '5' }))[0]).toBe('ambiguous');
  });
  test('somebody who took the number or whom the name tells is shown beside its owner', () => {
    const thief = rider('thief', 'Terry Thief', { amaNumber: '77', hometown: 'Moab', state: 'UT' });
    expect(match([thief, owner], row('Casey Moreno', { amaNumber: '77' }))).toEqual(['matched', 'amaNumber', 'owner']);
    const withoutNumber = { ...owner, amaNumber: null };
    expect(candidates([thief, withoutNumber], row('Casey Moreno', { amaNumber: '77', hometown: 'Moab' }))).toEqual([
      'ambiguous',
      'thief',
      'owner',
    ]);
    // what an accomplice had remembered does not decide it, and what answers this very question does
    const remembered: Alias = { promoterId: 'p', nameKey: 'casey moreno', hometownKey: 'moab', riderId: 'thief' };
    expect(
      candidates([thief, withoutNumber], row('Casey Moreno', { amaNumber: '77', hometown: 'Moab' }), [remembered])[0],
    ).toBe('ambiguous');
    expect(match([thief], row('Casey Moreno', { amaNumber: '77', hometown: 'Moab' }), [remembered])).toEqual([
      'ambiguous',
      null,
      null,
    ]);
    expect(
      candidates([owner, reno], row('Terry Thief', { amaNumber: '77' }), [
        { promoterId: 'p', nameKey: 'terry thief', hometownKey: '', riderId: 'reno' },
      ]),
    ).toEqual(['ambiguous', 'owner']);
  });

  describe('and an unverified account', () => {
    const unproved = { ...owner, id: 'unproved', login: 'unverified' } as const;
    test('is found by nothing, and is a candidate for a person', () => {
      for (const told of [
        { email: 'owner@example.com' },
        { amaNumber: '77' },
        { hometown: 'Moab' },
        { state: 'UT' },
        {},
      ])
        expect(candidates([unproved], row('Casey Moreno', told))).toEqual(['ambiguous', 'unproved']);
      expect(match([unproved], row('Casey Moreno'), [], new Map([[2, 'unproved']]))).toEqual([
        'matched',
        'choice',
        'unproved',
      ]);
    });
    test('of another name than the row is no candidate', () => {
      for (const told of [{ email: 'owner@example.com' }, { amaNumber: '77' }])
        expect(candidates([unproved], row('Terry Thief', told))).toEqual(['unknown']);
    });
    test('stands in nobody’s way', () => {
      for (const told of [{ amaNumber: '77' }, { hometown: 'Moab' }, { state: 'UT' }])
        expect(match([unproved, owner], row('Casey Moreno', told))).toEqual(['matched', expect.any(String), 'owner']);
    });
    test('without a login a record is told by number and name, and by no e-mail', () => {
      const record = { ...owner, login: 'none' } as const;
      expect(match([record], row('Casey Moreno', { amaNumber: '77' }))).toEqual(['matched', 'amaNumber', 'owner']);
      expect(candidates([record], row('C. Moreno', { email: 'owner@example.com' }))).toEqual(['ambiguous', 'owner']);
    });
  });
});

describe('the program never guesses', () => {
  test('two of one name and no town', () =>
    expect(match([moab, reno], row('Jose Nunez'))).toEqual(['ambiguous', null, null]));
  test('one of the name, but nothing that says it is the same person', () =>
    expect(match([moab], row('Jose Nunez'))).toEqual(['ambiguous', null, null]));
  test('one of the name, from another town and state', () =>
    expect(match([moab], row('Jose Nunez', { hometown: 'Miami', state: 'FL' }))).toEqual(['ambiguous', null, null]));
  test('the same town in another state is another town', () =>
    expect(
      match(
        [rider('il', 'Al Ray', { hometown: 'Springfield', state: 'IL' })],
        row('Al Ray', { hometown: 'Springfield', state: 'MO' }),
      ),
    ).toEqual(['ambiguous', null, null]));
  test('a shared AMA number', () =>
    expect(match([moab, { ...reno, amaNumber: '123' }], row('Jose Nunez', { amaNumber: '0123' }))).toEqual([
      'ambiguous',
      null,
      null,
    ]));
  test('a choice remembered for a name and town that is somebody else’s very own', () => {
    const remembered: Alias = { promoterId: 'p', nameKey: 'jose nunez', hometownKey: 'moab', riderId: 'reno' };
    expect(match([moab, reno], row('Jose Nunez', { hometown: 'Moab' }), [remembered])).toEqual([
      'ambiguous',
      null,
      null,
    ]);
    expect(match([moab, reno], row('Jose Nunez', { hometown: 'Moab' }), [{ ...remembered, riderId: 'moab' }])).toEqual([
      'matched',
      'alias',
      'moab',
    ]);
    expect(
      match([moab, { ...moab, id: 'son', amaNumber: null }, reno], row('Jose Nunez', { hometown: 'Moab' }), [
        { ...remembered, riderId: 'son' },
      ]),
    ).toEqual(['ambiguous', null, null]);
  });
  test('a choice remembered for a name alone, of a rider from another state', () => {
    const remembered: Alias = { promoterId: 'p', nameKey: 'jose nunez', hometownKey: '', riderId: 'reno' };
    expect(match([moab, reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([{ ...reno, state: null }], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual([
      'ambiguous',
      null,
      null,
    ]);
    expect(match([moab, reno], row('Jose Nunez', { state: 'NV' }), [remembered])).toEqual(['matched', 'alias', 'reno']);
  });
  test('a choice remembered for a town alone, of a rider from a town of that name in another state', () => {
    const il = rider('il', 'Albert Ray', { state: 'IL' });
    const remembered: Alias = { promoterId: 'p', nameKey: 'al ray', hometownKey: 'springfield', riderId: 'il' };
    const from = (state: string | null) => match([il], row('Al Ray', { hometown: 'Springfield', state }), [remembered]);
    expect([from('MO'), from('IL'), from(null)]).toEqual([
      ['ambiguous', null, null],
      ['matched', 'alias', 'il'],
      ['matched', 'alias', 'il'],
    ]);
    expect(
      match([{ ...il, state: null }], row('Al Ray', { hometown: 'Springfield', state: 'MO' }), [remembered]),
    ).toEqual(['matched', 'alias', 'il']);
  });
  test('a choice remembered for a state, in another one, or where somebody else is the only one of that name there', () => {
    const remembered: Alias = { promoterId: 'p', nameKey: 'jose nunez', hometownKey: 'ut', riderId: 'reno' };
    expect(match([reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['matched', 'alias', 'reno']);
    expect(match([moab, reno], row('Jose Nunez', { state: 'UT' }), [remembered])).toEqual(['ambiguous', null, null]);
    expect(match([moab], row('Jose Nunez', { state: 'NV' }), [{ ...remembered, riderId: 'moab' }])).toEqual([
      'ambiguous',
      null,
      null,
    ]);
  });
  test('but what is no AMA number is nobody’s', () => {
    const none = rider('none', 'Al Ray', { amaNumber: 'None' });
    for (const amaNumber of ['None', 'none', '0', 'AMA']) {
      expect(match([none, moab], row('José Núñez', { hometown: 'Moab', amaNumber }))).toEqual([
        'matched',
        'nameAndHometown',
        'moab',
      ]);
      expect(
        match(
          [none, { ...none, id: 'other', email: 'other@example.com' }],
          row('Alan Ray', { email: 'none@example.com', amaNumber }),
        ),
      ).toEqual(['matched', 'email', 'none']);
    }
  });
  test('no such name', () =>
    expect(match([moab, reno], row('Nobody Known', { hometown: 'Moab' }))).toEqual(['unknown', null, null]));
  test('a person said nobody', () =>
    expect(match([moab], row('Jose Nunez', { amaNumber: '0123' }), [], new Map([[2, null]]))).toEqual([
      'unknown',
      null,
      null,
    ]));
});

test('whoever is matched by name bears that name, and is the only one it could be', () => {
  const names = fc.constantFrom('Ann Lee', 'ANN LEE', 'Ánn Lée', 'Bo Hart', 'Bo  Hart');
  const towns = fc.constantFrom(null, 'Moab', 'Reno', 'Moab, UT');
  const states = fc.constantFrom(null, 'UT', 'NV');
  const someone = fc.record({ fullName: names, hometown: towns, state: states });
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 8 }), names, towns, states, (all, riderName, hometown, state) => {
      const riders = all.map((it, at) => rider(`r${at}`, it.fullName, it));
      const forwards = matcher(riders, {})(row(riderName, { hometown, state }));
      const backwards = matcher(riders.toReversed(), {})(row(riderName, { hometown, state }));
      expect([backwards.status, backwards.rider?.id]).toEqual([forwards.status, forwards.rider?.id]);
    }),
  );
});
