import { resultField, type ResultField } from '@rrr/contract';
import { useDeskWords } from '../words/use-desk-words.js';

/** The fields of a results file as a person calls them, for `ColumnMapping`. */
export const useResultFields = (): readonly { value: ResultField; label: string }[] => {
  const words = useDeskWords();
  return resultField.options.map((value) => ({ value, label: words(`import.fields.${value}`) }));
};
