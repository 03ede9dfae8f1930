import { figuresOf, type getConfig, type Locale, type Response } from '@rrr/contract';
import { join } from 'node:path';
import { builtFile } from './built-file.js';
import type { Question } from './json-ld.js';

type Figures = Readonly<Record<string, string | number>>;
type Config = Response<typeof getConfig>;

/**
 * The questions of the FAQ page, which the build copies from the screen's words; none while the frontends are not
 * built. A question with a figure that is not known here is left out.
 */
export const faqOf = (shell: string, config: Config): ((locale: Locale) => readonly Question[]) => {
  const read = builtFile((text) => JSON.parse(text) as Readonly<Record<Locale, readonly Question[]>>);
  const filled = (text: string, figures: Figures): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => `${figures[name] ?? all}`);
  return (locale) => {
    const figures = figuresOf(config, locale);
    return (read(join(shell, 'faq.json'))?.[locale] ?? [])
      .map(({ question, answer }) => ({ question: filled(question, figures), answer: filled(answer, figures) }))
      .filter(({ question, answer }) => !`${question}${answer}`.includes('{{'));
  };
};
