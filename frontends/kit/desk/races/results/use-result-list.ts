import type { EventClass, eventResults } from '@rrr/contract';
import { useList } from '../../list/use-list.js';
import { useResultsWords } from './words/use-words.js';

/** The filters of an event's results: one class, and those without a rider. */
export const useResultList = (classes: readonly EventClass[]) => {
  const words = useResultsWords();
  return useList<typeof eventResults>({
    filters: [
      {
        key: 'classId',
        kind: 'select',
        label: words('filters.class'),
        choices: classes.map(({ _id, name }) => ({ value: _id, label: name })),
      },
      {
        key: 'unmatched',
        kind: 'select',
        label: words('filters.unmatched'),
        choices: [{ value: 'true', label: words('filters.yes') }],
      },
    ],
  });
};
