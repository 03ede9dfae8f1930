import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import type { CommandItem } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { keepRecent, kindOf, readRecent } from './recent-records.js';

/** Keeps the records that this person opens, and offers them in the palette; the one that is open is left out. */
export const useRecent = (): { opened: (name: string) => void; recent: () => readonly CommandItem[] } => {
  const [t, path, navigate, { pathname }] = [useWords(), usePath(), useNavigate(), useLocation()];
  const { session, basePath } = useHost();
  const accountId = session.account._id;
  const here = pathname.slice(basePath.length);
  const opened = useCallback((name: string) => keepRecent(accountId, { path: here, name }), [accountId, here]);
  const recent = useCallback(
    () =>
      readRecent(accountId).flatMap((recentRecord) => {
        const kind = kindOf(recentRecord.path);
        return kind === undefined || recentRecord.path === here
          ? []
          : {
              id: `recent-${recentRecord.path}`,
              group: t('search.recent'),
              label: recentRecord.name,
              hint: t(`search.kinds.${kind}`),
              run: () => void navigate(path(recentRecord.path)),
            };
      }),
    [accountId, here, t, path, navigate],
  );
  return { opened, recent };
};
