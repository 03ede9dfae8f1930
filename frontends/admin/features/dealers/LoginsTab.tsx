import { useState } from 'react';
import type { Dealer, DealerLogin, dealerLogins } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { lazyPart, List, Section, useList } from '@rrr/kit/desk';
import { useDealerLoginsQuery } from './dealers.api.js';
import { InviteForm } from './InviteForm.js';
import { useLoginColumns } from './login-columns.js';
import { useDealerWords } from './words/use-words.js';

const RemoveLoginDialog = lazyPart(() => import('./RemoveLoginDialog.js').then((it) => it.RemoveLoginDialog));

/** Who can log in for this dealer, who was invited, and the way to invite another. */
export const LoginsTab = ({ dealer }: { dealer: Dealer }) => {
  const [t, formats] = [useDealerWords(), useFormats()];
  const [removing, setRemoving] = useState<DealerLogin>();
  const list = useList<typeof dealerLogins>();
  const answer = useDealerLoginsQuery({ params: { role: 'admin', dealerId: dealer._id }, query: list.query });
  const columns = useLoginColumns(setRemoving, false);
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
        empty={{ text: t('logins.none') }}
      />
      {invitations.length > 0 && (
        <Section title={t('logins.open')}>
          <ul className="admin-lines">
            {invitations.map((it) => (
              <li key={it.email}>
                {it.fullName}, {it.email}{' '}
                <span className="desk-muted">{t('logins.until', { date: formats.day(it.expiresAt) })}</span>
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
      {removing && <RemoveLoginDialog login={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};
