import { describe, expect, test } from '@jest/globals';
import { CLASS_FAULTS } from '@rrr/core/events';
import { translator } from './translator.js';

const text = (locale: 'en' | 'fr', why: string): string =>
  translator(locale, '2025-06-10T18:00:00.000Z').problem('CLASSES_NOT_VALID', {
    why,
    name: '450 A',
    place: 3,
    limit: 100,
  });

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  test('each fault of a list of classes has a text of its own', () => {
    const texts = [...CLASS_FAULTS, 'unknown'].map((why) => text(locale, why));
    expect(new Set(texts).size).toBe(CLASS_FAULTS.length + 1);
    for (const value of texts) expect([value, /undefined|null|NaN/.test(value)]).toEqual([value, false]);
  });
});
