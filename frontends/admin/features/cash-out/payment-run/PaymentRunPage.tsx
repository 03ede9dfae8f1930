import { Link, useParams } from 'react-router-dom';
import type { getPaymentRun, Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, List, type Pair, Section, Status, type Column } from '@rrr/kit/desk';
import { usePaymentRunQuery } from './payment-run.api.js';
import { RUN_TONE } from './run-tone.js';
import { usePaymentRunWords } from './words/use-words.js';

type Run = Response<typeof getPaymentRun>['paymentRun'];
type Line = Run['lines'][number] & { _id: string };

/** how often an approved run is looked at while it is paid */
const EVERY = 3_000;

const useFacts = () => {
  const [words, formats] = [usePaymentRunWords(), useFormats()];
  return (run: Run): Pair[] => [
    [words('prepared'), words('by', { when: formats.instant(run.preparedAt), name: run.preparedBy })],
    [
      words('approved'),
      run.approvedAt && words('by', { when: formats.instant(run.approvedAt), name: run.approvedBy ?? '' }),
    ],
    [words('dueBy'), run.dueBy === null ? words('any') : formats.date(run.dueBy)],
    [words('sent'), run.approvedAt && words('sentOf', { count: run.sent, amount: formats.money(run.sentTotal) })],
  ];
};

/** One payment run: what it pays, where it stands, and what came of each claim. */
export const PaymentRunPage = () => {
  const { runId = '' } = useParams();
  const [words, formats, path, facts] = [usePaymentRunWords(), useFormats(), usePath(), useFacts()];
  const params = { params: { runId } };
  const paying = usePaymentRunQuery(params).currentData?.paymentRun.state === 'paying';
  const answer = usePaymentRunQuery(params, { pollingInterval: paying ? EVERY : 0, skipPollingIfUnfocused: true });
  const run = answer.currentData?.paymentRun;
  const columns: Column<Line>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (line) => line.rider.fullName,
      below: (line) => words(`methods.${line.method}`),
    },
    {
      key: 'outcome',
      title: words('outcome'),
      phone: 'under',
      cell: (line) =>
        line.outcome === 'refused' ? (
          <span className="admin-refused">
            <Status tone="bad">{line.refused?.detail}</Status>
          </span>
        ) : (
          <Status tone={line.outcome === 'sent' ? 'good' : 'wait'}>{words(`outcomes.${line.outcome}`)}</Status>
        ),
    },
    { key: 'net', title: words('net'), align: 'right', cell: (line) => <Amount money={line.net} strong /> },
  ];
  return (
    <DetailPage
      title={run ? words('of', { amount: formats.money(run.total) }) : words('title')}
      back={{ to: path('/cash-out-report?tab=pay'), label: words('back') }}
      answer={answer}
      lead={run && <Status tone={RUN_TONE[run.state]}>{words(`states.${run.state}`)}</Status>}
      primary={
        run?.state === 'waiting' &&
        run.approvalId !== null && (
          <Link className="button primary" to={`${path('/inbox')}?group=approvals&item=${run.approvalId}`}>
            {words('decide')}
          </Link>
        )
      }
      summary={run ? facts(run) : []}
    >
      {run && (
        <>
          <section className="ink admin-hero" aria-label={words(run.state === 'done' ? 'sent' : 'total')}>
            <div>
              <p className="desk-muted">{words(run.state === 'done' ? 'sent' : 'total')}</p>
              <p className="admin-hero-figure">{formats.money(run.state === 'done' ? run.sentTotal : run.total)}</p>
            </div>
          </section>
          {run.state === 'waiting' && (
            <div className="alert wait" role="status">
              <strong>{words('waiting')}</strong>
            </div>
          )}
          <Section title={words('claims')}>
            <List
              dense
              label={words('claims')}
              columns={columns}
              items={run.lines.map((line) => ({ ...line, _id: line.payoutClaimId }))}
              href={(item) => path(`/payout-claim/${item.payoutClaimId}`)}
              empty={{ text: words('title') }}
            />
          </Section>
        </>
      )}
    </DetailPage>
  );
};
