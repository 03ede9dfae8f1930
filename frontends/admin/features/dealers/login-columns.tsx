import type { DealerLogin } from '@rrr/contract';
import { Email } from '@rrr/kit/base';
import { Status, type Column } from '@rrr/kit/desk';
import { useResetWords } from '../reset-factor/words/use-words.js';
import { useDealerWords } from './words/use-words.js';

/** What can be done with a login. */
export interface LoginAct {
  kind: 'remove' | 'resetFactor';
  login: DealerLogin;
}

/** Columns of a list of logins; `onAct` asks before something is done. */
export const useLoginColumns = (onAct: (act: LoginAct) => void, ofAll: boolean): Column<DealerLogin>[] => {
  const [t, reset] = [useDealerWords(), useResetWords()];
  const dealer: Column<DealerLogin> = { key: 'dealer', title: t('logins.dealer'), cell: (it) => it.dealer.name };
  return [
    { key: 'name', title: t('logins.name'), cell: (it) => it.fullName },
    ...(ofAll ? [dealer] : []),
    { key: 'email', title: t('logins.email'), cell: (it) => <Email address={it.email} /> },
    {
      key: 'language',
      title: t('logins.language'),
      phone: 'none',
      cell: (it) => t(`form.languages.${it.locale}`),
    },
    {
      key: 'state',
      title: t('logins.state'),
      phone: 'under',
      cell: (it) =>
        it.deActivated ? (
          <Status tone="bad">{t('logins.deactivated')}</Status>
        ) : it.emailVerified ? (
          <Status tone="good">{t(it.twoStep ? 'logins.activeTwoStep' : 'logins.active')}</Status>
        ) : (
          <Status tone="wait">{t('logins.unverified')}</Status>
        ),
    },
    {
      key: 'actions',
      title: t('logins.actions'),
      actions: true,
      cell: (it) => (
        <span className="admin-buttons">
          {it.twoStep && (
            <button
              type="button"
              className="button"
              aria-label={reset('of', { name: it.fullName })}
              onClick={() => onAct({ kind: 'resetFactor', login: it })}
            >
              {reset('short')}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-label={t('logins.removeOf', { name: it.fullName })}
            onClick={() => onAct({ kind: 'remove', login: it })}
          >
            {t('logins.remove')}
          </button>
        </span>
      ),
    },
  ];
};
