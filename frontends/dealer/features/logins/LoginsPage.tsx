import { useState } from 'react';
import type { DealerLogin, dealerLogins } from '@rrr/contract';
import { Email, useFormats, useHost, useLanguageName, usePath } from '@rrr/kit/base';
import { List, Page, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { useLoginsQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { AskToInvite } from './AskToInvite.js';
import { AskToRemove, expectRemove } from './AskToRemove.js';
import { useLoginsWords } from './words/use-words.js';

/** Who can log in for this dealer, who was invited, and the way to invite another. */
export const LoginsPage = () => {
  const languageName = useLanguageName();
  const [words, t, formats, path, { session }] = [useWords(), useLoginsWords(), useFormats(), usePath(), useHost()];
  const [removing, setRemoving] = useState<DealerLogin>();
  const list = useList<typeof dealerLogins>();
  const answer = useLoginsQuery({ params: { role: 'dealer', dealerId: session.user._id }, query: list.query });
  const { data } = answer;
  const state = (login: DealerLogin) =>
    login.deActivated ? (
      <Status tone="bad">{t('deactivated')}</Status>
    ) : login.emailVerified ? (
      <Status tone="good">{t('active')}</Status>
    ) : (
      <Status tone="wait">{t('unverified')}</Status>
    );
  const remove = (login: DealerLogin) =>
    login._id === session.account._id ? null : (
      <button
        type="button"
        className="button"
        aria-label={t('removeOf', { name: login.fullName })}
        onClick={() => setRemoving(login)}
        {...expectRemove}
      >
        {t('remove')}
      </button>
    );
  const columns: Column<DealerLogin>[] = [
    {
      key: 'name',
      title: t('name'),
      cell: (login) => login.fullName,
      beside: (login) => login._id === session.account._id && <span className="desk-muted">{t('you')}</span>,
    },
    { key: 'email', title: t('email'), cell: (login) => <Email address={login.email} /> },
    { key: 'language', title: t('language'), cell: (login) => languageName(login.locale) },
    { key: 'state', title: t('state'), cell: state, phone: 'under' },
    { key: 'actions', title: t('actions'), actions: true, cell: remove },
  ];
  return (
    <Page title={t('title')} lead={t('lead')} back={{ to: path('/profile'), label: words('more.profile') }}>
      <List<DealerLogin>
        label={t('list')}
        list={list}
        answer={answer}
        items={data?.logins}
        pagination={data?.pagination}
        columns={columns}
        empty={{ text: t('none') }}
      />
      {data && data.invitations.length > 0 && (
        <Section title={t('open')}>
          <ul className="dealer-last">
            {data.invitations.map((invitation) => (
              <li key={invitation.email}>
                <span>
                  {invitation.fullName}
                  <span className="desk-muted">
                    <Email address={invitation.email} />
                  </span>
                </span>
                <span className="desk-muted">
                  {t('until')} {formats.day(invitation.expiresAt)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data && <AskToInvite />}
      {removing && <AskToRemove login={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
};
