import type { FileQuestion, ResultField } from '@rrr/contract';
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

export interface ResultNaming {
  /** null: not read */
  labelOf: (field: ResultField | null) => string;
  /** a column by its header or its number */
  columnOf: (name: string) => string;
  /** what follows from an answer, where the choices do not say it */
  leadOf: (code: FileQuestion['code']) => string | undefined;
}

const EXPLAINED = ['WHICH_ROWS', 'SEVERAL_CLASSES', 'STATUS_MEANING', 'BLANK_PLACES'] as const;
const isExplained = (code: FileQuestion['code']): code is (typeof EXPLAINED)[number] =>
  (EXPLAINED as readonly string[]).includes(code);

/** The names of fields and columns of a results file. */
export const useResultNaming = (): ResultNaming => {
  const words = useImportWords();
  return {
    labelOf: (field) => (field === null ? words('ignore') : words(`fields.${field}`)),
    columnOf: (name) => words('column_n', { name }),
    leadOf: (code) => (isExplained(code) ? words(`follows.${code}`) : undefined),
  };
};
