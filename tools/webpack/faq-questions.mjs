import { wordsIn } from './words-in.mjs';

/** The questions and answers of the FAQ page in each language, with their figures still as `{{name}}`. */
export const faqQuestions = async () =>
  Object.fromEntries(
    Object.entries(await wordsIn('shell/features/about/words/faq-*.ts')).map(([locale, words]) => [
      locale,
      Object.values(words).filter((word) => typeof word === 'object' && 'question' in word),
    ]),
  );
