import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nearestClasses } from './index.js';

const CLASSES = ['450 Amateur', '250 Amateur', '450 Pro', 'Women', 'Vet 30+', 'Vet 40+', 'Open A', 'Open B'];

test.each([
  ['Womens', ['Women']],
  ['WOMAN', ['Women']],
  ['450 Am', ['450 Amateur']],
  ['450cc Amateur class', ['450 Amateur']],
  ['Amateur 450', ['450 Amateur']],
  ['30+ Veteran', ['Vet 30+']],
  ['Open C', []],
  ['350 Amateur', []],
  ['Vet 50', []],
  ['', []],
  ['Women', []],
])('%s is near %j', (name, near) => expect(nearestClasses(name, CLASSES)).toEqual(near));

test('never is a class of other numbers near, and a name is not near itself', () =>
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (name, classes) => {
      const numbers = (text: string) => (text.normalize('NFD').match(/\d+/g) ?? []).length > 0;
      for (const nearestClass of nearestClasses(name, classes)) {
        expect(nearestClass).not.toBe(name);
        expect(numbers(nearestClass)).toBe(numbers(name));
      }
    }),
  ));
