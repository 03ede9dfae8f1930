import type { DealerLogin } from '@rrr/contract';
import { Email } from '@rrr/kit/base';
import { Status, type Column } from '@rrr/kit/desk';
import { useDealerWords } from './words/use-words.js';

/** Columns of a list of logins; `onRemove` asks before one is removed. */
export const useLoginColumns = (onRemove: (login: DealerLogin) => void, ofAll: boolean): Column<DealerLogin>[] => {
  const t = useDealerWords();
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
          <Status tone="good">{t('logins.active')}</Status>
        ) : (
          <Status tone="wait">{t('logins.unverified')}</Status>
        ),
    },
    {
      key: 'actions',
      title: t('logins.actions'),
      actions: true,
      cell: (it) => (
        <button
          type="button"
          className="button"
          aria-label={t('logins.removeOf', { name: it.fullName })}
          onClick={() => onRemove(it)}
        >
          {t('logins.remove')}
        </button>
      ),
    },
  ];
};
