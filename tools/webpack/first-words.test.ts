import { describe, expect, test } from '@jest/globals';
import { AREA_PAGES, PAGES } from '@rrr/contract';
import { faqQuestions } from './faq-questions.mjs';
import { firstWords } from './first-words.mjs';

const PATHS: Readonly<Record<string, readonly string[]>> = { shell: Object.values(PAGES), ...AREA_PAGES };

describe.each(Object.keys(PATHS))('the first words of %s', (app) => {
  test('are of pages that it has, in both languages', async () => {
    const { en, fr } = await firstWords(app);
    expect(Object.keys(en).filter((it) => !PATHS[app]?.includes(it))).toEqual([]);
    expect(Object.keys(en).length).toBeGreaterThan(1);
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const [page, said] of Object.entries(en)) if (said.lead) expect(fr[page]?.lead).not.toBe(said.lead);
  });
});

test('the questions of the FAQ are as many in both languages', async () => {
  const { en, fr } = await faqQuestions();
  expect([en.length > 10, fr.length]).toEqual([true, en.length]);
});
