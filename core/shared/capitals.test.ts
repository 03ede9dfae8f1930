import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { capitals } from './index.js';

test('a text in capitals is no longer than it was', () => {
  expect(['ut', 'québec', 'weißrussland', 'ﬃ'].map(capitals)).toEqual(['UT', 'QUÉBEC', 'WEIßRUSSLAND', 'ﬃ']);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(capitals(text)).toHaveLength(text.length)));
});
