import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats, useHost, useLocale, usePath } from '@rrr/kit/base';
import type { CommandItem, CommandSource } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import type { Kind } from './find-records.js';
import { useActs } from './use-acts.js';
import { useRecent } from './use-recent.js';

interface AdminSearch {
  search: {
    label: string;
    sources: readonly CommandSource[];
    acts: readonly CommandItem[];
    recent: () => readonly CommandItem[];
  };
  /** told the name of a record whose page was opened */
  opened: (name: string) => void;
}

/**
 * What the palette finds besides pages: riders first, then what can be done with the first of them, what a code or id
 * leads to, then events, series, dealers and promoters. Before anything is typed, the records opened last. The finders
 * load with the first text: a page that is opened does not wait for them.
 */
export const useRecordSearch = (): AdminSearch => {
  const [t, formats, locale, path] = [useWords(), useFormats(), useLocale(), usePath()];
  const [navigate, { http }, acts] = [useNavigate(), useHost(), useActs()];
  const { opened, recent } = useRecent();
  const sources = useMemo(() => {
    const finding = { t, formats, locale, http, open: (to: string) => void navigate(path(to)) };
    const source = (kind: Kind, label: string): CommandSource => ({
      label,
      search: async (query, signal) => {
        const { FINDERS } = await import('./find-records.js');
        return FINDERS[kind](finding)(query, signal);
      },
    });
    return [
      source('riders', t('search.riders')),
      source('references', t('search.references')),
      source('events', t('nav.events')),
      source('series', t('nav.series')),
      source('dealers', t('nav.dealers')),
      source('promoters', t('nav.promoters')),
    ];
  }, [t, formats, locale, http, navigate, path]);
  return useMemo(
    () => ({ search: { label: t('search.label'), sources, acts, recent }, opened }),
    [t, sources, acts, recent, opened],
  );
};
