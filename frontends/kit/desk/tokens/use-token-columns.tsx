import type { ApiToken, ApiTokenState } from '@rrr/contract';
import { Status, useFormats, type Tone } from '@rrr/kit/base';
import type { Column } from '../list/column.js';
import type { ListProps } from '../list/List.js';
import { useTokenWords } from './words/use-words.js';
import './tokens.css';

const TONES: Record<ApiTokenState, Tone> = { active: 'good', expired: 'plain', revoked: 'plain' };

/** characters of a token's id by which it is recognized; the first tell only when it was made */
const RECOGNIZED = 6;

/** An active token of a list can be revoked; `onRevoke` asks before it is. */
export const useTokenMenu = <T extends ApiToken>(onRevoke: (token: T) => void): ListProps<T>['menu'] => {
  const t = useTokenWords();
  return {
    name: ({ name }) => name,
    acts: (token) =>
      token.state === 'active'
        ? [{ key: 'revoke', label: t('revoke.act'), destructive: true, run: () => onRevoke(token) }]
        : [],
  };
};

/** The columns of a list of API tokens. `more`: after the name. */
export const useTokenColumns = <T extends ApiToken>(more: readonly Column<T>[] = []): readonly Column<T>[] => {
  const [t, formats] = [useTokenWords(), useFormats()];
  return [
    {
      key: 'name',
      title: t('columns.name'),
      cell: ({ name }) => name,
      below: ({ _id }) => <code>{t('starts', { id: _id.slice(-RECOGNIZED) })}</code>,
    },
    ...more,
    {
      key: 'scopes',
      title: t('columns.scopes'),
      phone: 'more',
      cell: ({ scopes }) => (
        <ul className="desk-token-scopes">
          {scopes.map((scope) => (
            <li key={scope}>{t(`short.${scope}`)}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'lastUsed',
      title: t('columns.lastUsed'),
      phone: 'more',
      phoneTitle: ({ lastUsedAt }) => (lastUsedAt === null ? undefined : t('columns.lastUsed')),
      cell: ({ lastUsedAt, lastNetwork }) =>
        lastUsedAt === null ? (
          <span className="desk-muted">{t('never')}</span>
        ) : (
          <>
            {formats.instant(lastUsedAt)}
            {lastNetwork && <div className="desk-muted">{t('usedFrom', { network: lastNetwork })}</div>}
          </>
        ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      phone: 'side',
      cell: ({ state, expiresAt, revokedAt }) => (
        <>
          <Status tone={TONES[state]}>{t(`states.${state}`)}</Status>
          <div className="desk-muted desk-token-end">{formats.day(revokedAt ?? expiresAt)}</div>
        </>
      ),
    },
  ];
};
