import { useState } from 'react';
import type { DealerLogin, dealerLogins } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { List, Page, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { useLoginsQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { AskToRemove, expectRemove } from './AskToRemove.js';
import { InviteForm } from './InviteForm.js';

/** Who can log in for this dealer, who was invited, and the way to invite another. */
export const LoginsPage = () => {
  const [words, formats, path, { session }] = [useWords(), useFormats(), usePath(), useHost()];
  const [removing, setRemoving] = useState<DealerLogin>();
  const list = useList<typeof dealerLogins>();
  const answer = useLoginsQuery({ params: { role: 'dealer', dealerId: session.user._id }, query: list.query });
  const { data } = answer;
  const state = (it: DealerLogin) =>
    it.deActivated ? (
      <Status tone="bad">{words('logins.deactivated')}</Status>
    ) : it.emailVerified ? (
      <Status tone="good">{words('logins.active')}</Status>
    ) : (
      <Status tone="wait">{words('logins.unverified')}</Status>
    );
  const remove = (it: DealerLogin) =>
    it._id === session.account._id ? null : (
      <button
        type="button"
        className="button"
        aria-label={words('logins.removeOf', { name: it.fullName })}
        onClick={() => setRemoving(it)}
        {...expectRemove}
      >
        {words('logins.remove')}
      </button>
    );
  const columns: Column<DealerLogin>[] = [
    {
      key: 'name',
      title: words('logins.name'),
      cell: (it) => it.fullName,
      beside: (it) => it._id === session.account._id && <span className="desk-muted">{words('logins.you')}</span>,
    },
    { key: 'email', title: words('logins.email'), cell: (it) => it.email },
    { key: 'language', title: words('logins.language'), cell: (it) => words(`logins.languages.${it.locale}`) },
    { key: 'state', title: words('logins.state'), cell: state, phone: 'under' },
    { key: 'actions', title: words('logins.actions'), actions: true, cell: remove },
  ];
  return (
    <Page
      title={words('logins.title')}
      lead={words('logins.lead')}
      back={{ to: path('/profile'), label: words('profile.back') }}
    >
      <List<DealerLogin>
        label={words('logins.list')}
        list={list}
        answer={answer}
        items={data?.logins}
        pagination={data?.pagination}
        columns={columns}
        empty={{ text: words('logins.none') }}
      />
      {data && data.invitations.length > 0 && (
        <Section title={words('logins.open')}>
          <ul className="dealer-last">
            {data.invitations.map((it) => (
              <li key={it.email}>
                <span>
                  {it.fullName}
                  <span className="desk-muted">{it.email}</span>
                </span>
                <span className="desk-muted">
                  {words('logins.until')} {formats.day(it.expiresAt)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data && (
        <Section title={words('logins.invite.title')}>
          <p className="desk-muted">{words('logins.invite.lead')}</p>
          <InviteForm />
        </Section>
      )}
      {removing && <AskToRemove login={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
};
