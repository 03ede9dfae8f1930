import { useCallback, useState } from 'react';
import { type ApiToken, listApiTokens, type makeApiToken, type Response } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { List } from '../list/List.js';
import { useList } from '../list/use-list.js';
import { lazyDialog } from '../pieces/lazy-dialog.js';
import { Page } from '../pieces/Page.js';
import { useRead } from '../security/use-read.js';
import { MakeToken } from './MakeToken.js';
import { NewToken } from './NewToken.js';
import { useTokenColumns, useTokenMenu } from './use-token-columns.js';
import { useTokenWords } from './words/use-words.js';
import '../security/security.css';

const RevokeTokenDialog = lazyDialog(() => import('./RevokeTokenDialog.js').then((loaded) => loaded.RevokeTokenDialog));

type Open = 'make' | { made: Response<typeof makeApiToken> };

const OwnTokens = () => {
  const { http } = useHost();
  const t = useTokenWords();
  const list = useList<typeof listApiTokens>();
  const { data, error, reading, again } = useRead(
    useCallback((signal: AbortSignal) => http.call(listApiTokens, { query: list.query, signal }), [http, list.query]),
  );
  const [open, setOpen] = useState<Open>();
  const [revoking, setRevoking] = useState<ApiToken>();
  const columns = useTokenColumns<ApiToken>();
  const menu = useTokenMenu(setRevoking);
  const make = (
    <button type="button" className="button primary" onClick={() => setOpen('make')}>
      {t('make')}
    </button>
  );
  const canMake = data !== undefined && open === undefined;
  return (
    <Page title={t('title')} lead={t('lead')} {...(canMake && data.tokens.length > 0 ? { primary: make } : {})}>
      {open === 'make' && data && (
        <MakeToken
          offered={data.offered}
          onCancel={() => setOpen(undefined)}
          onDone={(made) => {
            setOpen({ made });
            again();
          }}
        />
      )}
      {typeof open === 'object' && <NewToken made={open.made} onDone={() => setOpen(undefined)} />}
      <List<ApiToken>
        label={t('title')}
        list={list}
        answer={{ isFetching: reading, error, refetch: again }}
        items={data?.tokens}
        pagination={data?.pagination}
        columns={columns}
        menu={menu}
        empty={{ text: t('empty'), ...(canMake ? { action: make } : {}) }}
      />
      {revoking && <RevokeTokenDialog token={revoking} refresh={again} onClose={() => setRevoking(undefined)} />}
    </Page>
  );
};

/** One's own API tokens: what each may do, when it was last used, and how to make and revoke one. */
export const TokensPage = () => {
  const [t, { session }] = [useTokenWords(), useHost()];
  // the API refuses it to an admin who acts as somebody else
  if (!session.proxyHost) return <OwnTokens />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <p className="alert wait" role="status">
        <span>{t('proxy')}</span>
      </p>
    </Page>
  );
};
