import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeNumber, codeOf, CODES } from '../redemption/index.js';
import { isOneEdit } from '../shared/index.js';
import { anId } from '../testing/index.js';
import { editsBetween, likelyWords, mostEdits, referenceIn, similarWords } from './index.js';

// few letters, so that words repeat them
const letters = (min: number, max: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'n'), { minLength: min, maxLength: max }).map((it) => it.join(''));

/** A word with so many typing errors, each anywhere. */
const mistyped = (word: string, errors: readonly { kind: number; at: number; letter: string }[]): string =>
  errors.reduce((text, { kind, at, letter }) => {
    const all = [...text];
    const here = at % Math.max(1, all.length);
    if (kind === 0) all.splice(here, 1);
    else if (kind === 1) all.splice(here, 0, letter);
    else if (kind === 2) all.splice(here, 1, letter);
    else all.splice(here, 2, ...all.slice(here, here + 2).toReversed());
    return all.join('');
  }, word);
const anError = fc.record({
  kind: fc.integer({ min: 0, max: 3 }),
  at: fc.nat({ max: 20 }),
  letter: fc.constantFrom('a', 'b', 'n', 'z'),
});

describe('edits between two words', () => {
  it('are one exactly where one letter was left out, added, replaced or swapped', () =>
    fc.assert(
      fc.property(letters(0, 7), letters(0, 7), (one, other) => {
        expect(editsBetween(one, other, 1) === 1).toBe(one !== other && isOneEdit(one, other));
        expect(editsBetween(one, other, 9)).toBe(editsBetween(other, one, 9));
        expect(editsBetween(one, other, 9) === 0).toBe(one === other);
      }),
    ));
  it('are told no further than asked', () => {
    const told = [0, 1, 2, 3].map((most) => editsBetween('ostrander', 'ostrnde', most));
    expect(told).toEqual([1, 2, 2, 2]);
    expect(editsBetween('jhon', 'john', 2)).toBe(1);
  });
});

describe('a mistyped word', () => {
  it('with one error is looked up where the right one is', () =>
    fc.assert(
      fc.property(letters(4, 12), anError, (right, error) => {
        const word = mistyped(right, [error]);
        fc.pre([...word].length >= 2);
        const { beginning, ending, words } = likelyWords(word, 1);
        expect(right.startsWith(beginning) || right.endsWith(ending) || words.includes(right)).toBe(true);
        expect(similarWords(word, [right, 'zzzzzzzz'], 1)).toEqual(word === right ? [] : [right]);
      }),
    ));
  it('with two errors is looked up by the two letters at either end', () => {
    expect(likelyWords('abrnathyx', 2)).toMatchObject({ beginning: 'ab', ending: 'yx' });
    expect(similarWords('abrnathyx', ['abernathy'], 2)).toEqual(['abernathy']);
  });
  it('has as many errors as its length allows', () => {
    expect(['ost', 'jhon', 'carter', 'ostrnder', 'ama0123'].map(mostEdits)).toEqual([0, 1, 1, 2, 0]);
    expect(similarWords('ostrnder', ['ostrander', 'oestrander', 'astranders', 'ostrnder'], 2)).toEqual([
      'ostrander',
      'oestrander',
    ]);
  });
  it('stands for twenty words at most', () => {
    const many = Array.from({ length: 50 }, (_, n) => `carte${String.fromCharCode(0x100 + n)}`);
    expect(similarWords('carter', many, 1)).toHaveLength(20);
  });
});

describe('a reference', () => {
  it('is every redemption code, in either case', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CODES - 1 }), fc.boolean(), (random, small) => {
        const code = codeOf(codeNumber(random));
        const found = referenceIn(` ${small ? code.toLowerCase() : code} `);
        // eight letters without a digit are a name
        expect(found?.redemption).toBe(/\d/.test(code) ? codeNumber(random) : undefined);
      }),
    ));
  it('is an id or an order id, but no name and no text of several words', () => {
    const id = anId('cm', 7);
    expect(referenceIn(id.toUpperCase())).toMatchObject({ id });
    expect(referenceIn('RA240115-77')).toEqual({ orders: ['RA240115-77', 'ra240115-77'] });
    expect(['Ostrander', 'sam carter', '602 555 0199', 'r1', '', `a${'1'.repeat(90)}`].map(referenceIn)).toEqual(
      Array(6).fill(null),
    );
  });
});
