import type * as contract from '@rrr/contract';
import type { FileQuestion } from '@rrr/core/imports';
import type { Translator } from '../words/translator.js';

/** A question about a file, in the reader's words; `race`: the class or the event that the file is sent for. */
export const presentQuestion = (
  { choices, ...question }: FileQuestion,
  translator: Translator,
  race: string,
): contract.FileQuestion => ({
  ...question,
  // old screens know one code for what is chosen among parts of a file
  code: question.code === 'WHICH_TABLE' ? 'WHICH_ROWS' : question.code,
  samples: [...question.samples],
  text: translator.question({ ...question, choices }, race),
  choices: choices.map((choice) => ({ value: choice.value, label: translator.choice(choice) })),
});
