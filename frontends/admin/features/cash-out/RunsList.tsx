import type { listPaymentRuns, PaymentRun } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Status, useList, type Column } from '@rrr/kit/desk';
import { AmountOf } from '../../pieces/AmountOf.js';
import { RUN_TONE } from './payment-run/run-tone.js';
import { usePaymentRunsQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

/** Payment runs with their state, newest first. */
export const RunsList = () => {
  const [words, formats, path] = [useCashOutWords(), useFormats(), usePath()];
  const list = useList<typeof listPaymentRuns>({ limit: 10, filters: [] });
  const answer = usePaymentRunsQuery({ query: list.query });
  const columns: Column<PaymentRun>[] = [
    {
      key: 'prepared',
      title: words('pay.prepared'),
      cell: (run) => formats.instant(run.preparedAt),
      below: (run) => run.preparedBy,
    },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (run) => (
        <>
          <Status tone={RUN_TONE[run.state]}>{words(`pay.states.${run.state}`)}</Status>{' '}
          {run.refused > 0 && <Status tone="bad">{words('pay.refused', { count: run.refused })}</Status>}
        </>
      ),
    },
    {
      key: 'claims',
      title: words('pay.claims'),
      align: 'right',
      phone: 'none',
      cell: (run) => formats.count(run.claims),
    },
    {
      key: 'sent',
      title: words('pay.sent'),
      align: 'right',
      phone: 'none',
      cell: (run) => <AmountOf money={run.sentTotal} count={run.sent} />,
    },
    { key: 'total', title: words('pay.total'), align: 'right', cell: (run) => <Amount money={run.total} strong /> },
  ];
  return (
    <List
      dense
      label={words('pay.runs')}
      columns={columns}
      list={list}
      answer={answer}
      items={answer.data?.paymentRuns}
      pagination={answer.data?.pagination}
      href={(run) => path(`/payment-run/${run._id}`)}
      empty={{ text: words('pay.noRuns') }}
    />
  );
};
