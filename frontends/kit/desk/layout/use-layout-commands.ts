import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { inLanguage, languageName } from '@rrr/records/languages';
import type { NavItem } from './nav-item.js';
import { useOtherLanguages } from './use-other-languages.js';
import { useWords } from '../words/use-words.js';
import type { CommandItem } from '../command/command-items.js';
import { useWords as useCommandWords } from '../command/words.js';

const NONE: readonly CommandItem[] = [];

/** Every page of the sidebar, the acts of the role and those of the user menu, as items of the palette. */
export const useLayoutCommands = (
  items: readonly NavItem[],
  { profilePath, tokensPath }: { profilePath?: string | undefined; tokensPath?: string | undefined },
  acts: readonly CommandItem[] = NONE,
): readonly CommandItem[] => {
  const [words, desk, path, navigate] = [useCommandWords(), useWords(), usePath(), useNavigate()];
  const { session, locale } = useHost();
  const others = useOtherLanguages();
  return useMemo(() => {
    const pages = items.flatMap((item) =>
      (item.children ?? [item]).map((leaf) => ({
        id: `page-${leaf.key}`,
        group: words('pages'),
        label: leaf.label,
        hint: leaf === item ? undefined : item.label,
        run: () => void navigate(path(leaf.path ?? '/')),
      })),
    );
    const act = (id: string, label: string, run: () => void) => ({ id, group: words('account'), label, run });
    return [
      ...pages,
      ...acts,
      ...(profilePath
        ? [
            act('profile', desk('layout.profile'), () => void navigate(path(profilePath))),
            act('security', desk('layout.security'), () => void navigate(path('/security'))),
          ]
        : []),
      ...(tokensPath ? [act('tokens', desk('layout.tokens'), () => void navigate(path(tokensPath)))] : []),
      ...others.map(({ other, change }) => act(`language-${other}`, languageName(other), change)),
      ...(session.proxyHost
        ? [act('proxy', desk('layout.removeProxy'), () => location.assign(inLanguage('/proxy-remove', locale)))]
        : []),
      act('logout', desk('layout.logout'), () => location.assign('/api/logout')),
    ];
  }, [items, profilePath, tokensPath, acts, words, desk, path, navigate, others, session.proxyHost, locale]);
};
