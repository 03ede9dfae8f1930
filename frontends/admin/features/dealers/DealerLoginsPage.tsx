import { useState } from 'react';
import { exportDealerLogins, type listDealerLogins } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { List, Page, useList } from '@rrr/kit/desk';
import { useAllDealerLoginsQuery } from '../../shared/dealers/dealers.api.js';
import { type LoginAct, useLoginColumns, useLoginMenu } from './login-columns.js';
import { LoginDialog } from './LoginDialog.js';
import { useDealerWords } from './words/use-words.js';

/** Who can log in, over all dealers: found by the dealer or by the address that somebody gives on the phone. */
export const DealerLoginsPage = () => {
  const [t, path] = [useDealerWords(), usePath()];
  const [asked, setAsked] = useState<LoginAct>();
  const list = useList<typeof listDealerLogins>({
    filters: [{ key: 'query', kind: 'text', label: t('logins.query') }],
  });
  const answer = useAllDealerLoginsQuery({ query: list.query });
  const columns = useLoginColumns(true);
  const menu = useLoginMenu(setAsked);
  return (
    <Page title={t('logins.title')} lead={t('logins.lead')}>
      <List
        dense
        label={t('logins.list')}
        list={list}
        answer={answer}
        items={answer.data?.logins}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={menu}
        href={(login) => path(`/dealer/${login.dealer._id}?tab=logins`)}
        exportOf={{ endpoint: exportDealerLogins, params: { role: 'admin' } }}
        empty={{ text: t('logins.empty') }}
      />
      {asked && <LoginDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};
