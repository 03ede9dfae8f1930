import type { ResultField } from '@rrr/contract';
import { useImportWords } from './words/use-words.js';

/**
 * In the order in which a person looks for them. The contract's own list is a schema, and schemas do not travel to a
 * browser.
 */
export const RESULT_FIELDS: readonly ResultField[] = [
  'place',
  'riderName',
  'firstName',
  'lastName',
  'number',
  'amaNumber',
  'hometown',
  'city',
  'state',
  'email',
  'bike',
  'make',
  'status',
  'class',
  'entrants',
];

/** The fields of a results file as a person calls them, for `ColumnMapping`. */
export const useResultFields = (): readonly { value: ResultField; label: string }[] => {
  const words = useImportWords();
  return RESULT_FIELDS.map((value) => ({ value, label: words(`fields.${value}`) }));
};
