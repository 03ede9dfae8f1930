import { useState } from 'react';
import type { Dealer, dealerLogins } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { List, Section, useList } from '@rrr/kit/desk';
import { useDealerLoginsQuery } from '../../shared/dealers/dealers.api.js';
import { InviteForm } from './InviteForm.js';
import { type LoginAct, useLoginColumns, useLoginMenu } from './login-columns.js';
import { LoginDialog } from './LoginDialog.js';
import { useDealerWords } from './words/use-words.js';

/** Who can log in for this dealer, who was invited, and the way to invite another. */
export const LoginsTab = ({ dealer }: { dealer: Dealer }) => {
  const [t, formats] = [useDealerWords(), useFormats()];
  const [asked, setAsked] = useState<LoginAct>();
  const list = useList<typeof dealerLogins>();
  const answer = useDealerLoginsQuery({ params: { role: 'admin', dealerId: dealer._id }, query: list.query });
  const columns = useLoginColumns(false);
  const menu = useLoginMenu(setAsked);
  const invitations = answer.data?.invitations ?? [];
  return (
    <>
      <List
        dense
        label={t('tab.logins')}
        list={list}
        answer={answer}
        items={answer.data?.logins}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={menu}
        empty={{ text: t('logins.none') }}
      />
      {invitations.length > 0 && (
        <Section title={t('logins.open')}>
          <ul className="admin-lines">
            {invitations.map((invitation) => (
              <li key={invitation.email}>
                {invitation.fullName}, {invitation.email}{' '}
                <span className="desk-muted">{t('logins.until', { date: formats.day(invitation.expiresAt) })}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('logins.invite')}>
        {dealer.deActivated ? (
          <p>{t('logins.deactivatedDealer')}</p>
        ) : (
          <>
            <p className="desk-muted">{t('logins.inviteLead')}</p>
            <InviteForm dealerId={dealer._id} />
          </>
        )}
      </Section>
      {asked && <LoginDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};
