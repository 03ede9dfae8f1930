import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RiderFacts } from '../riders/index.js';
import { aBike } from '../testing/index.js';
import { type Alias, matcher, type NamedRider } from './index.js';
import { rider, row } from './testing/named-riders.js';

describe('two riders of one name are told apart by the row, never by what was chosen before', () => {
  const vance = (id: string, fullName: string, change: Partial<RiderFacts> = {}) =>
    rider(id, fullName, { familyName: fullName.replace('Mike ', ''), hometown: 'Elko', state: 'NV', ...change });
  const father = vance('father', 'Mike Vance', { bikes: [aBike({ make: 'KTM', model: '450 SX-F' })] });
  const son = vance('son', 'Mike Vance', { bikes: [aBike({ make: 'Yamaha', model: 'YZ250F' })] });
  const from = { hometown: 'Elko', state: 'NV' };
  const remembered: Alias = { promoterId: 'p', nameKey: 'mike vance', hometownKey: 'elko nv', riderId: 'father' };
  const numbers = new Map([
    ['father', new Set(['12', '7'])],
    ['son', new Set(['77', '7'])],
  ]);
  const asked = (change: Partial<NamedRider>, riders: readonly RiderFacts[] = [father, son]) => {
    const found = matcher(riders, { aliases: [remembered], numbers })(row('Mike Vance', { ...from, ...change }));
    return found.rider ? [found.by, found.rider.id] : found.candidates.map((it) => it.id).toSorted();
  };

  test('father and son of one town are a question, also after an earlier choice', () =>
    expect(asked({})).toEqual(['father', 'son']));
  test('a number that only one of them had tells', () => {
    expect([
      asked({ number: '77' }),
      asked({ number: ' 12 ' }),
      asked({ number: '7' }),
      asked({ number: '99' }),
    ]).toEqual([
      ['nameAndNumber', 'son'],
      ['nameAndNumber', 'father'],
      ['father', 'son'],
      ['father', 'son'],
    ]);
  });
  test('the motorcycle tells, by its model or its make', () =>
    expect([asked({ bike: '2024 Yamaha YZ 250F' }), asked({ bike: 'KTM' }), asked({ bike: 'Honda' })]).toEqual([
      ['nameAndBike', 'son'],
      ['nameAndBike', 'father'],
      ['father', 'son'],
    ]));
  test('what points at both of them tells neither', () =>
    expect(asked({ number: '12', bike: 'Yamaha YZ250F' })).toEqual(['father', 'son']));
  test('the AMA number tells, and whoever has another one is not meant', () => {
    const numbered = { ...son, amaNumber: '500' };
    expect(asked({ amaNumber: '500' }, [father, numbered])).toEqual(['amaNumber', 'son']);
    expect(asked({ amaNumber: '501', number: '77' }, [father, numbered])).toEqual(['father', 'son']);
  });
  test('a suffix that the row leaves out makes a question, and is none where each has one of their own', () => {
    const [senior, junior] = [vance('senior', 'Mike Vance Sr'), vance('junior', 'Mike Vance Jr.')];
    const of = (riderName: string, riders: readonly RiderFacts[]) => {
      const found = matcher(riders, {})(row(riderName, from));
      return found.rider ? found.rider.id : found.candidates.map((it) => it.id).toSorted();
    };
    expect([of('Mike Vance', [senior, junior]), of('Mike Vance', [father, junior])]).toEqual([
      ['junior', 'senior'],
      ['father', 'junior'],
    ]);
    expect([of('MIKE VANCE JR', [senior, junior]), of('Mike Vance Jr', [father, junior])]).toEqual([
      'junior',
      ['father', 'junior'],
    ]);
  });
  test('somebody whose e-mail is not verified makes no question of an enrolled rider', () =>
    expect(asked({}, [father, { ...son, login: 'unverified' }])).toEqual(['alias', 'father']));

  test('law: whoever is chosen before decides nothing between riders of one name', () => {
    const town = fc.constantFrom(null, 'Elko', 'Moab');
    const number = fc.constantFrom(null, '7', '12', '77');
    fc.assert(
      fc.property(fc.array(town, { minLength: 2, maxLength: 4 }), town, number, (towns, hometown, plate) => {
        const riders = towns.map((it, at) => vance(`r${at}`, 'Mike Vance', { hometown: it, state: null }));
        const used = new Map(riders.map((it, at) => [it.id, new Set([['7', '12', '77'][at % 3]!])]));
        const one = row('Mike Vance', { hometown, state: null, number: plate });
        const idOf = (aliases: readonly Alias[]) => matcher(riders, { aliases, numbers: used })(one).rider?.id;
        const alone = idOf([]);
        for (const { id } of riders) {
          const hometownKey = hometown === null ? '' : hometown.toLowerCase();
          const chosen = idOf([{ promoterId: 'p', nameKey: 'mike vance', hometownKey, riderId: id }]);
          expect([alone, undefined]).toContain(chosen);
        }
      }),
    );
  });
});

describe('names that are written otherwise give candidates, never a match', () => {
  const mike = rider('mike', 'Mike Ostrander', { hometown: 'Moab', state: 'UT' });
  test.each([
    'OSTRANDER, Mike',
    'Ostrander Mike',
    'M. Ostrander',
    'Mike Ostrander Jr.',
    'Michael Ostrander',
    'Mike Ostrandre',
  ])('%s', (riderName) => {
    const found = matcher([mike, rider('ann', 'Ann Lee')], {})(row(riderName, { hometown: 'Moab', state: 'UT' }));
    expect([found.status, found.candidates.map((it) => it.id)]).toEqual(['ambiguous', ['mike']]);
  });
  test('an alias against the name decides nothing, whoever stored it', () => {
    const straw: Alias = { promoterId: 'p', nameKey: 'chadwick reedman', hometownKey: 'moab ut', riderId: 'mike' };
    const found = matcher([mike], { aliases: [straw] })(row('Chadwick Reedman', { hometown: 'Moab', state: 'UT' }));
    expect([found.status, found.candidates]).toEqual(['unknown', []]);
  });
});
