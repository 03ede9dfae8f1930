import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, useHost, useLocale, usePath } from '@rrr/kit/base';
import type { CommandItem } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** What can be begun from anywhere, and where. */
const BEGIN = {
  decide: '/inbox',
  refunds: '/dealer-refunds',
  claims: '/cash-out-report',
  desk: '/cash-out-report?tab=pay',
  cheques: '/cash-out-report?tab=cheques',
  event: '/event/new',
  series: '/serie/new',
  category: '/category/new',
  dealer: '/dealer/new',
  promoter: '/promoter/new',
  pattern: '/vin-patterns/new',
  patterns: '/vin-patterns/import',
  administrator: '/administrators/new',
} as const;
const BEGINNINGS = Object.keys(BEGIN) as readonly (keyof typeof BEGIN)[];

/** What the palette offers to begin. */
export const useActs = (): readonly CommandItem[] => {
  const [t, path, navigate, locale] = [useWords(), usePath(), useNavigate(), useLocale()];
  const { notify } = useHost();
  return useMemo(() => {
    const group = t('search.acts');
    const save = async (): Promise<void> => {
      const texts = { network: t('search.export.lost'), unexpected: t('search.export.failed') };
      try {
        const { saveRiders } = await import('./save-riders.js');
        await saveRiders(locale, texts);
      } catch (error) {
        notify({ tone: 'bad', text: problemOf(error)?.detail ?? texts.unexpected });
      }
    };
    return [
      ...BEGINNINGS.map((key) => ({
        id: `begin-${key}`,
        group,
        label: t(`search.begin.${key}`),
        run: () => void navigate(path(BEGIN[key])),
      })),
      { id: 'export-riders', group, label: t('search.export.riders'), run: () => void save() },
    ];
  }, [t, path, navigate, locale, notify]);
};
