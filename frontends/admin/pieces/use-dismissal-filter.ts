import type { Filter } from '@rrr/kit/desk';
import { useWords } from '../words/use-words.js';

/** What waits, what was set aside, or both. */
export const useDismissalFilter = (): Filter<'setAside'> => {
  const t = useWords();
  return {
    key: 'setAside',
    kind: 'tabs',
    label: t('aside.state'),
    choices: [
      { value: 'false', label: t('aside.waiting') },
      { value: 'true', label: t('aside.set') },
    ],
  };
};
