import type { Category } from '@rrr/contract';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useCategoriesWords } from './words/use-words.js';

/** name, kind and the limits of the contract */
const FIELDS = [
  { name: 'description', kind: 'text', required: true, limit: 200 },
  { name: 'active', kind: 'checkbox' },
] as const;
type Name = (typeof FIELDS)[number]['name'];
export type CategoryValues = Pick<Category, Name>;

export const storedCategory = ({ description, active, version }: Category): StoredRecord<CategoryValues> => ({
  values: { description, active },
  version,
});

/** A category that is not stored yet. */
export const NEW_CATEGORY: StoredRecord<CategoryValues> = { values: { description: '', active: true }, version: 0 };

export const useCategoryFields = (): readonly FormField<Name>[] => {
  const words = useCategoriesWords();
  return FIELDS.map((field) => ({
    ...field,
    label: words(`fields.${field.name}`),
    ...(field.name === 'active' ? { help: words('fields.activeHelp') } : {}),
  }));
};
