import { type FormField, useRecordFields } from '@rrr/kit/desk';
import { CATEGORY } from '@rrr/records';
import { useCategoriesWords } from './words/use-words.js';

export const useCategoryFields = (): readonly FormField<keyof typeof CATEGORY>[] =>
  useRecordFields(CATEGORY, { help: { active: useCategoriesWords()('activeHelp') } });
