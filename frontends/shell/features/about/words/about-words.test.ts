import { expect, test } from '@jest/globals';
import { wordDifferences } from '@rrr/kit/base/testing';

test.each(['accessibility', 'faq', 'links', 'privacy', 'requirements', 'rules'])(
  'the words of %s are the same in both languages',
  async (name) => {
    const [{ en }, { fr }] = await Promise.all([import(`./${name}-en.js`), import(`./${name}-fr.js`)]);
    expect(wordDifferences({ en, fr })).toEqual([]);
  },
);
