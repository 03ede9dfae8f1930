import type { Locale } from '@rrr/core/identity';
import type { Program } from '@rrr/core/program';
import { join } from 'node:path';
import { builtFile } from './built-file.js';
import type { Question } from './json-ld.js';

/** Figures in the answers, by their names in the screen's words. */
const figuresOf = (program: Program): Readonly<Record<string, number>> => ({
  minimumRiders: program.minimumRidersPerClass,
  classesPerBike: program.classesPerBikePerEvent,
  resultDays: program.resultWindowDays,
  creditMonths: program.creditMonths,
  paymentInfoDays: program.paymentInfoDays,
  cashDays: program.cashPaidDays,
  refundDays: program.dealerRefundDays,
  withholding: program.withholdingPercent,
  adultAge: program.adultAge,
  uploadMegabytes: Math.round(program.uploadLimitBytes / 1_048_576),
});

/**
 * The questions of the FAQ page, which the build copies from the screen's words; none while the frontends are not
 * built. A question with a figure that is not known here is left out.
 */
export const faqOf = (shell: string, program: Program): ((locale: Locale) => readonly Question[]) => {
  const read = builtFile((text) => JSON.parse(text) as Readonly<Record<Locale, readonly Question[]>>);
  const figures = figuresOf(program);
  const filled = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => `${figures[name] ?? all}`);
  return (locale) =>
    (read(join(shell, 'faq.json'))?.[locale] ?? [])
      .map(({ question, answer }) => ({ question: filled(question), answer: filled(answer) }))
      .filter(({ question, answer }) => !`${question}${answer}`.includes('{{'));
};
