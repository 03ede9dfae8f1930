import type { DealerLogin } from '@rrr/contract';
import { Email, useLanguageName } from '@rrr/kit/base';
import { Status, type Column, type ListProps } from '@rrr/kit/desk';
import { useResetWords } from '../../shared/reset-factor/words/use-words.js';
import { useDealerWords } from './words/use-words.js';

/** What can be done with a login. */
export interface LoginAct {
  kind: 'remove' | 'resetFactor';
  login: DealerLogin;
}

/** What can be done with a login of a list; `onAct` asks before it is done. */
export const useLoginMenu = (onAct: (act: LoginAct) => void): ListProps<DealerLogin>['menu'] => {
  const [t, reset] = [useDealerWords(), useResetWords()];
  return {
    name: (login) => login.fullName,
    acts: (login) => [
      ...(login.twoStep
        ? [{ key: 'reset', label: reset('short'), run: () => onAct({ kind: 'resetFactor', login: login }) }]
        : []),
      {
        key: 'remove',
        label: t('logins.remove'),
        destructive: true,
        run: () => onAct({ kind: 'remove', login: login }),
      },
    ],
  };
};

/** Columns of a list of logins. */
export const useLoginColumns = (ofAll: boolean): Column<DealerLogin>[] => {
  const languageName = useLanguageName();
  const t = useDealerWords();
  const dealer: Column<DealerLogin> = { key: 'dealer', title: t('logins.dealer'), cell: (login) => login.dealer.name };
  return [
    { key: 'name', title: t('logins.name'), cell: (login) => login.fullName },
    ...(ofAll ? [dealer] : []),
    { key: 'email', title: t('logins.email'), cell: (login) => <Email address={login.email} /> },
    {
      key: 'language',
      title: t('logins.language'),
      phone: 'none',
      cell: (login) => languageName(login.locale),
    },
    {
      key: 'state',
      title: t('logins.state'),
      phone: 'under',
      cell: (login) =>
        login.deActivated ? (
          <Status tone="bad">{t('logins.deactivated')}</Status>
        ) : login.emailVerified ? (
          <Status tone="good">{t(login.twoStep ? 'logins.activeTwoStep' : 'logins.active')}</Status>
        ) : (
          <Status tone="wait">{t('logins.unverified')}</Status>
        ),
    },
  ];
};
