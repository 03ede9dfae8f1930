import { useMemo } from 'react';
import { kitWords, useLocale } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

const words = kitWords<typeof en>({ en, fr });

/** The kit's own texts, in the reader's language, whatever app it stands in. */
export const useDeskWords = () => {
  const locale = useLocale();
  return useMemo(() => words(locale), [locale]);
};
