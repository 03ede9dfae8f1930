import type { AllResultsImport, EventClass } from '@rrr/contract';
import { type AskedOfFile } from '../../import/asked-of-file.js';
import type { ImportKind } from '../../import/import-kind.js';
import { meaning, type AllResultsReading } from './send-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

const [OF_CLASS, LEFT_OUT] = ['class:', 'none'];
const UNKNOWN = new Set(['CLASS_UNKNOWN', 'CLASS_AMBIGUOUS']);
const idOf = (name: string): string => `${OF_CLASS}${name.trim().toLowerCase()}`;

type Questions = NonNullable<ImportKind<AllResultsReading, AllResultsImport>['questions']>;

/** Adds to the questions of a file which class each unknown name means: those that are nearly it come first. */
export const useClassQuestions = (classes: readonly EventClass[], others: Questions): Questions => {
  const words = useUploadResultsWords();
  const ofClass = ({ name, rows, nearest = [] }: AllResultsImport['classes'][number]): AskedOfFile => {
    const near = nearest.map((item) => item._id);
    return {
      id: idOf(name),
      text: words('whichClass', { name }),
      lead: words('rows', { count: rows }),
      choices: [
        ...nearest.map((item) => ({ value: item._id, label: item.name })),
        ...classes
          .filter((raceClass) => !near.includes(raceClass._id))
          .map((raceClass) => ({ value: raceClass._id, label: raceClass.name })),
        { value: LEFT_OUT, label: words('leaveOut') },
      ],
      answer: null,
    };
  };
  return {
    ...others,
    of: (preview, fields) => [
      ...others.of(preview, fields),
      ...preview.classes.filter((raceClass) => raceClass.class === null && !raceClass.leftOut).map(ofClass),
    ],
    solves: ({ code, value, question }) => (UNKNOWN.has(code) && value !== null ? idOf(value) : question),
    answer: (fields, id, value, preview) => {
      const named = preview.classes.find((raceClass) => idOf(raceClass.name) === id);
      return named
        ? { ...fields, classes: meaning(fields.classes, named.name, value === LEFT_OUT ? null : value) }
        : others.answer(fields, id, value, preview);
    },
  };
};
