import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type allApiTokens, API_TOKEN_STATES, type OwnedApiToken } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import {
  type Column,
  NamedListPage,
  RevokeTokenDialog,
  useList,
  useTokenColumns,
  useTokenMenu,
  useTokenWords,
} from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useAllTokensQuery } from './tokens.api.js';
import { useAllTokensWords } from './words/use-words.js';

/** Everybody's API tokens: whose they are, what they may do, when they were last used, and how to revoke one. */
export const AllTokensPage = () => {
  const { session } = useHost();
  const [t, tokens, dispatch] = [useAllTokensWords(), useTokenWords(), useDispatch()];
  const [revoking, setRevoking] = useState<OwnedApiToken>();
  const list = useList<typeof allApiTokens>({
    limit: 25,
    filters: [
      { key: 'who', kind: 'text', max: 254, label: t('who') },
      {
        key: 'state',
        kind: 'select',
        label: t('state'),
        choices: API_TOKEN_STATES.map((value) => ({ value, label: tokens(`states.${value}`) })),
      },
    ],
  });
  const answer = useAllTokensQuery({ query: list.query });
  const owner: Column<OwnedApiToken> = {
    key: 'owner',
    title: t('owner'),
    phone: 'more',
    cell: (token) => (
      <>
        {token.owner.fullName} <span className="desk-muted">{t(`types.${token.owner.type}`)}</span>
        <div className="desk-muted">{token.owner.email}</div>
      </>
    ),
  };
  const columns = useTokenColumns<OwnedApiToken>([owner]);
  const menu = useTokenMenu<OwnedApiToken>(setRevoking);
  return (
    <>
      <NamedListPage<OwnedApiToken>
        title={t('title')}
        lead={t('lead')}
        label={t('title')}
        name="admin/all-api-tokens"
        list={list}
        answer={answer}
        items={answer.data?.tokens}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={menu}
        empty={{ text: t('empty') }}
      />
      {revoking && (
        <RevokeTokenDialog
          token={revoking}
          owner={revoking.owner.email === session.account.email ? undefined : revoking.owner.fullName}
          refresh={() => dispatch(api.util.invalidateTags(['token']))}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  );
};
