import { kitWords, useLocale, type SameWords } from '@rrr/kit/base';
import { useMemo } from 'react';

export const en = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  loading: 'Loading the figures',
  failed: 'The picture did not load. Its table has every figure.',
  retry: 'Try again',
};
export const fr: SameWords<typeof en> = {
  showTable: 'Afficher en tableau',
  hideTable: 'Masquer le tableau',
  loading: 'Chargement des chiffres',
  failed: 'Le graphique ne s’est pas chargé. Son tableau contient tous les chiffres.',
  retry: 'Réessayer',
};

const words = kitWords<typeof en>({ en, fr });
export const useChartWords = () => {
  const locale = useLocale();
  return useMemo(() => words(locale), [locale]);
};
