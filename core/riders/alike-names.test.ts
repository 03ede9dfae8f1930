import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { likenessOf, riderNameKeys, sameNameKey, writtenNameKeys } from './alike-names.js';

const named = (fullName: string, familyName = fullName.split(' ').slice(1).join(' ')) => ({ fullName, familyName });

describe('a name that is written otherwise may be a rider’s', () => {
  test.each([
    ['VANCE Ann', named('Ann Vance'), 'familyNameFirst'],
    ['OSTRANDER, Mike', named('Mike Ostrander'), 'familyNameFirst'],
    ['GARCIA LOPEZ Ana', named('Ana García López'), 'familyNameFirst'],
    ['Ostrander, Michael', named('Mike Ostrander'), 'nickname'],
    ['J. Abernathy', named('Jules Abernathy'), 'initial'],
    ['Abernathy, J', named('Jules Abernathy'), 'initial'],
    ['Jules Abernathy', named('J Abernathy'), 'initial'],
    ['J.F. Roy', named('Jean-François Roy', 'Roy'), 'initial'],
    ['Mike Vance Jr.', named('Mike Vance'), 'otherSuffix'],
    ['Mike Vance, Jr.', named('Mike Vance'), 'otherSuffix'],
    ['Mike Vance', named('Mike Vance III', 'Vance III'), 'otherSuffix'],
    ['Luc Roy fils', named('Luc Roy père', 'Roy père'), 'otherSuffix'],
    ['Bob Hart', named('Robert Hart'), 'nickname'],
    ['Bob Hart', named('Rob Hart'), 'nickname'],
    ['Seb Côté', named('Sébastien Côté'), 'nickname'],
    ['JF Roy', named('Jean-François Roy', 'Roy'), 'nickname'],
    ['Pat OBrien', named('Pat O’Brien', 'O’Brien'), 'spelling'],
    ['Jean Francois Roy', named('Jean-Francois Roy', 'Roy'), null],
    ['JeanFrancois Roy', named('Jean-Francois Roy', 'Roy'), 'spelling'],
    ['Ana Garcia', named('Ana García López', 'García López'), 'partOfFamilyName'],
    ['Ana Garcia Lopez', named('Ana García'), 'partOfFamilyName'],
    ['Ann Vanec', named('Ann Vance'), 'oneLetter'],
    ['Ann Vanc', named('Ann Vance'), 'oneLetter'],
    ['Ann Vannce', named('Ann Vance'), 'oneLetter'],
    ['Ann Vence', named('Ann Vance'), 'oneLetter'],
    ['Bj?rk Olsen', named('Björk Olsen'), 'oneLetter'],
    ['ANN VANCE', named('Ann Vance'), null],
    ['Chadwick Reedman', named('Sam Straw'), null],
    ['James Smith', named('John Smith'), null],
    ['Alexandra Roy', named('Alexandre Roy'), 'oneLetter'],
    ['Alexandra Roy', named('Alexander Roy'), null],
    ['Ann Vance', named('Anne Vans'), null],
    ['Al', named('Ed'), null],
    ['', named('Ann Vance'), null],
    ['!', named('!')],
  ] as const)('%s', (written, rider, like = null) => {
    expect(likenessOf(written, rider)).toBe(like);
  });

  test('riders of one name have the same key, with or without a suffix', () => {
    expect(['Mike Vance', 'MIKE VANCE Jr.', 'Mike Vance, Sr'].map(sameNameKey)).toEqual(
      Array.from({ length: 3 }, () => 't:mikevance'),
    );
  });
});

describe('laws', () => {
  const word = fc.constantFrom(
    ...'Ann Bob Robert J J. O’Brien OBrien Vance Vanec de López Jean-François JF Jr. 李'.split(' '),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  const joiner = fc.constantFrom(' ', ', ');

  test('whoever is like a written name is found by one of its keys', () => {
    fc.assert(
      fc.property(
        name,
        joiner,
        fc.array(word, { maxLength: 2 }),
        fc.array(word, { maxLength: 2 }),
        (row, by, given, family) => {
          const written = row.join(by);
          const rider = { fullName: [...given, ...family].join(' '), familyName: family.join(' ') };
          if (likenessOf(written, rider) === null) return;
          const own = new Set(riderNameKeys(rider));
          expect(writtenNameKeys(written).some((it) => own.has(it))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('one edit of a name is found, wherever it is', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.constantFrom('left out', 'added', 'replaced', 'swapped'),
        (family, where, how) => {
          const of = [...family];
          const at = where % (of.length - 1);
          if (how === 'left out') of.splice(at, 1);
          if (how === 'added') of.splice(at, 0, 'x');
          if (how === 'replaced') of.splice(at, 1, 'x');
          if (how === 'swapped') of.splice(at, 2, of[at + 1] ?? '', of[at] ?? '');
          const [written, rider] = [`Ann ${of.join('')}`, named(`Ann ${family}`)];
          const own = new Set(riderNameKeys(rider));
          expect(writtenNameKeys(written).some((it) => own.has(it))).toBe(true);
          expect(family.length > 35 || written === rider.fullName || likenessOf(written, rider) === 'oneLetter').toBe(
            true,
          );
        },
      ),
    );
  });

  test('a rider is found by few keys, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 100 }), (given, family) => {
        const found = riderNameKeys({ fullName: `${given} ${family}`, familyName: family });
        expect(found.length).toBeLessThan(120);
        for (const text of found) expect([...text].length).toBeLessThanOrEqual(60);
        expect(writtenNameKeys(`${given}, ${family}`).length).toBeLessThan(250);
      }),
    );
  });
});
