import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exportCheques, type listCheques, type Response, type runCheques } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, type Column, lazyDialog, List, Status, useList } from '@rrr/kit/desk';
import { useChequesQuery } from '../../shared/cash-out/cash-out.api.js';
import { RunOutcome } from './RunOutcome.js';
import { useChequeMenu, type ChequeAct } from './use-cheque-menu.js';
import { useCashOutWords } from './words/use-words.js';

const RunDialog = lazyDialog(() => import('./RunDialog.js').then((loaded) => loaded.RunDialog));
const ChequeDialog = lazyDialog(() => import('./ChequeDialog.js').then((loaded) => loaded.ChequeDialog));

type Row = Response<typeof listCheques>['cheques'][number] & { _id: string };

/** The register of cheques: no number is ever left out. Runs, voids and replacements start here. */
export const ChequesTab = () => {
  const [words, formats, path] = [useCashOutWords(), useFormats(), usePath()];
  const [running, setRunning] = useState(false);
  const [run, setRun] = useState<Response<typeof runCheques>>();
  const [acting, setActing] = useState<ChequeAct>();
  const list = useList<typeof listCheques>({
    limit: 25,
    filters: [
      {
        key: 'standing',
        kind: 'yesNo',
        label: words('cheques.standing'),
        yes: words('cheques.standings.true'),
        no: words('cheques.standings.false'),
      },
      {
        key: 'confirmed',
        kind: 'yesNo',
        label: words('cheques.paper'),
        yes: words('cheques.papers.true'),
        no: words('cheques.papers.false'),
      },
      { key: 'afterDate', kind: 'date', label: words('cheques.after') },
      { key: 'beforeDate', kind: 'date', label: words('cheques.before') },
    ],
  });
  const answer = useChequesQuery({ query: list.query });
  const waiting = useChequesQuery({ query: { standing: 'true', confirmed: 'false', page: 1, limit: 100 } });
  const unprinted = (waiting.currentData?.cheques ?? []).map((cheque) => cheque.number).toSorted((a, b) => a - b);
  const columns: Column<Row>[] = [
    {
      key: 'number',
      title: words('cheques.number'),
      cell: (item) => <span className="number">{item.number}</span>,
    },
    { key: 'payee', title: words('cheques.payee'), cell: (item) => item.payee },
    { key: 'issued', title: words('cheques.issued'), cell: (item) => formats.shortDate(item.issuedDate) },
    { key: 'by', title: words('cheques.by'), phone: 'none', cell: (item) => item.issuedBy },
    {
      key: 'state',
      title: words('cheques.state'),
      phone: 'under',
      cell: ({ voided, confirmed, reissuedAs }) =>
        voided ? (
          <Status tone="plain">
            {words('cheques.voided', { reason: voided.reason })}
            {reissuedAs !== null && ` · ${words('cheques.reissued', { number: reissuedAs })}`}
          </Status>
        ) : (
          <Status tone={confirmed ? 'good' : 'wait'}>
            {words(confirmed ? 'cheques.outstanding' : 'cheques.toPrint')}
          </Status>
        ),
    },
    {
      key: 'amount',
      title: words('cheques.amount'),
      align: 'right',
      cell: (item) => <Amount money={item.amount} strong />,
    },
  ];
  return (
    <>
      <div className="actions desk-no-print">
        <button type="button" className="button primary" onClick={() => setRunning(true)}>
          {words('cheques.run')}
        </button>
        {unprinted.length > 0 && (
          <Link className="button" to={path(`/cheques/print?numbers=${unprinted.join(',')}`)}>
            {words('cheques.print', { count: unprinted.length })}
          </Link>
        )}
      </div>
      {run && <RunOutcome run={run} />}
      <List
        dense
        label={words('tabs.cheques')}
        columns={columns}
        menu={useChequeMenu(setActing)}
        list={list}
        answer={answer}
        items={answer.data?.cheques.map((cheque) => ({ ...cheque, _id: String(cheque.number) }))}
        pagination={answer.data?.pagination}
        href={(item) => path(`/payout-claim/${item.payoutClaimId}`)}
        exportOf={{ endpoint: exportCheques, params: { role: 'admin' } }}
        empty={{ text: words('cheques.empty') }}
      />
      {running && <RunDialog onRun={setRun} onClose={() => setRunning(false)} />}
      {acting && <ChequeDialog cheque={acting.cheque} act={acting.act} onClose={() => setActing(undefined)} />}
    </>
  );
};
