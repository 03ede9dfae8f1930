import { useState } from 'react';

import { Link } from 'react-router-dom';
import type { Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import {
  Amount,
  DateText,
  DeskFrame,
  FilterChoice,
  FilterField,
  Page,
  PagedList,
  Status,
  useListState,
  type Column,
  type Tone,
} from '@rrr/kit/desk';
import { useRedemptionsQuery, useRevokedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { UndoDialog } from './UndoDialog.js';

type Tab = 'redemptions' | 'undone';
const TONE = { redeemed: 'good', refunded: 'plain', revoked: 'wait' } as const satisfies Record<
  Redemption['status'],
  Tone
>;

const Redemptions = () => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const list = useListState({ filters: { tab: 'redemptions', query: '', afterDate: '', beforeDate: '' } });
  const [undoing, setUndoing] = useState<Redemption>();
  const { tab, ...query } = list.query;
  const undone = tab === 'undone';
  const asked = { params: { role: 'dealer' }, query } as const;
  const redeemed = useRedemptionsQuery(asked, { skip: undone });
  const revoked = useRevokedQuery(asked, { skip: !undone });
  const { error, isFetching, refetch } = undone ? revoked : redeemed;
  const items = undone ? revoked.data?.revokedRedemptions : redeemed.data?.creditRedemptions;
  const pagination = (undone ? revoked.data : redeemed.data)?.pagination;

  const state = (it: Redemption) => (
    <>
      <Status tone={TONE[it.status]}>{words(`list.states.${it.status}`)}</Status>
      {it.revoked && (
        <div className="desk-muted">
          {it.revoked.reason === null
            ? words('list.whyNot', { by: it.revoked.by, at: formats.instant(it.revoked.at) })
            : words('list.why', { by: it.revoked.by, at: formats.instant(it.revoked.at), reason: it.revoked.reason })}
        </div>
      )}
    </>
  );
  const undo = (it: Redemption) =>
    it.canUndo ? (
      <button
        type="button"
        className="button"
        aria-label={words('undo.of', { code: it.code })}
        onClick={() => setUndoing(it)}
      >
        {words('undo.action')}
      </button>
    ) : null;
  const columns: Column<Redemption>[] = [
    {
      key: 'rider',
      title: words('list.rider'),
      cell: (it) => <Link to={path(`/rider/${it.rider._id}`)}>{it.rider.fullName}</Link>,
    },
    { key: 'when', title: words('list.when'), cell: (it) => <DateText value={it.redeemedAt} /> },
    { key: 'code', title: words('list.code'), cell: (it) => <span className="number">{it.code}</span> },
    { key: 'employee', title: words('list.employee'), cell: (it) => it.dealerEmployeeName },
    { key: 'state', title: words('list.state'), cell: state },
    { key: 'amount', title: words('list.amount'), align: 'right', cell: (it) => <Amount money={it.amount} /> },
    ...(undone ? [] : [{ key: 'actions', title: words('list.actions'), actions: true, cell: undo }]),
  ];
  return (
    <Page title={words('list.title')} lead={words('list.lead')}>
      <FilterChoice<Tab>
        label={words('list.tab')}
        value={undone ? 'undone' : 'redemptions'}
        choices={[
          { value: 'redemptions', label: words('list.redemptions') },
          { value: 'undone', label: words('list.undone') },
        ]}
        onChange={(value) => list.setFilters({ tab: value })}
      />
      <PagedList<Redemption>
        label={undone ? words('list.undone') : words('list.redemptions')}
        columns={columns}
        items={items}
        rowKey={(it) => it._id}
        pagination={pagination}
        state={{ loading: isFetching, error }}
        onRetry={() => void refetch()}
        list={{
          ...list,
          filtered: Boolean(query.query ?? query.afterDate ?? query.beforeDate),
          clear: () => list.setFilters({ query: '', afterDate: '', beforeDate: '' }),
        }}
        filters={
          <>
            <FilterField
              label={words('list.search')}
              value={list.filters.query}
              onChange={(text) => list.setFilters({ query: text })}
            />
            <FilterField
              type="date"
              label={words('list.after')}
              value={list.filters.afterDate}
              onChange={(date) => list.setFilters({ afterDate: date })}
            />
            <FilterField
              type="date"
              label={words('list.before')}
              value={list.filters.beforeDate}
              onChange={(date) => list.setFilters({ beforeDate: date })}
            />
          </>
        }
        empty={
          undone
            ? { text: words('list.noneUndone') }
            : {
                text: words('list.none'),
                action: (
                  <Link className="button primary" to={path('/')}>
                    {words('list.find')}
                  </Link>
                ),
              }
        }
        card={(it) => (
          <>
            <div className="dealer-card-head">
              <Link to={path(`/rider/${it.rider._id}`)}>
                <strong>{it.rider.fullName}</strong>
              </Link>
              <span className="dealer-big">
                <Amount money={it.amount} />
              </span>
            </div>
            <div className="desk-muted">
              <DateText value={it.redeemedAt} /> · {it.code} · {it.dealerEmployeeName}
            </div>
            <div className="dealer-card-head">
              <div>{state(it)}</div>
              {undo(it)}
            </div>
          </>
        )}
      />
      {undoing && <UndoDialog redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </Page>
  );
};

export const RedemptionsPage = () => (
  <DeskFrame large>
    <Redemptions />
  </DeskFrame>
);
