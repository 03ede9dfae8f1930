import { useState } from 'react';
import { exportRedemptions, exportRevoked, type listRedemptions, type Redemption } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, DateText, ListPage, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { useRedemptionsQuery, useRevokedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { AskToUndo, expectUndo } from './AskToUndo.js';

const params = { role: 'dealer' } as const;
const TONE = { redeemed: 'good', refunded: 'plain', revoked: 'wait' } as const satisfies Record<
  Redemption['status'],
  Tone
>;

export const RedemptionsPage = () => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const [undoing, setUndoing] = useState<Redemption>();
  const list = useList<typeof listRedemptions>({
    view: {
      key: 'tab',
      label: words('list.tab'),
      choices: [
        { value: 'redemptions', label: words('list.redemptions') },
        { value: 'undone', label: words('list.undone') },
      ],
    },
    filters: [
      { key: 'query', kind: 'text', label: words('list.search') },
      { key: 'afterDate', kind: 'date', label: words('list.after') },
      { key: 'beforeDate', kind: 'date', label: words('list.before') },
    ],
  });
  const undone = list.view === 'undone';
  const asked = { params, query: list.query };
  const redeemed = useRedemptionsQuery(asked, { skip: undone });
  const revoked = useRevokedQuery(asked, { skip: !undone });

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
        {...expectUndo}
      >
        {words('undo.action')}
      </button>
    ) : null;
  const columns: Column<Redemption>[] = [
    { key: 'rider', title: words('list.rider'), cell: (it) => it.rider.fullName },
    { key: 'when', title: words('list.when'), cell: (it) => <DateText value={it.redeemedAt} /> },
    { key: 'code', title: words('list.code'), cell: (it) => <span className="number">{it.code}</span> },
    { key: 'employee', title: words('list.employee'), cell: (it) => it.dealerEmployeeName },
    { key: 'state', title: words('list.state'), cell: state, phone: 'under' },
    { key: 'amount', title: words('list.amount'), align: 'right', cell: (it) => <Amount money={it.amount} /> },
    ...(undone ? [] : [{ key: 'actions', title: words('list.actions'), actions: true, cell: undo }]),
  ];
  const find = (
    <Link className="button primary" to={path('/')}>
      {words('list.find')}
    </Link>
  );
  return (
    <>
      <ListPage<Redemption>
        title={words('list.title')}
        lead={words('list.lead')}
        label={undone ? words('list.undone') : words('list.redemptions')}
        list={list}
        answer={undone ? revoked : redeemed}
        items={undone ? revoked.data?.revokedRedemptions : redeemed.data?.creditRedemptions}
        pagination={(undone ? revoked.data : redeemed.data)?.pagination}
        columns={columns}
        href={(it) => path(`/rider/${it.rider._id}`)}
        exportOf={{ endpoint: undone ? exportRevoked : exportRedemptions, params }}
        empty={undone ? { text: words('list.noneUndone') } : { text: words('list.none'), action: find }}
      />
      {undoing && <AskToUndo redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
