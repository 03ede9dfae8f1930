import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { decideApproval, withdrawApproval, type Approval } from '@rrr/contract';
import { useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, Amount, Foreseen, ProblemNote, PurseChanges, Skeleton, Status, Summary } from '@rrr/kit/desk';
import { approvalPath } from '../../pieces/approval-path.js';
import { useRefresh } from '../../use-refresh.js';
import { BalanceEffect } from './BalanceEffect.js';
import { ApproveForeseen } from './ApproveForeseen.js';
import { RunAsked } from './RunAsked.js';
import { SeasonAsked } from './SeasonAsked.js';
import { StandingsAsked } from './StandingsAsked.js';
import { DecisionBar } from './DecisionBar.js';
import { useApprovalQuery } from './inbox.api.js';
import type { ItemProps } from './item-props.js';
import { useApprovalWords } from '../../shared/approvals/words/use-words.js';
import { useInboxWords } from './words/use-words.js';

/** What would happen to an administrator; undefined for what is not about one. */
const personOf = ({ kind, active }: Approval) => {
  if (kind === 'factor-reset') return 'factor' as const;
  if (kind === 'invitation') return 'invite' as const;
  return kind === 'admin-active' ? (active ? ('activate' as const) : ('deactivate' as const)) : undefined;
};

const amountOf = ({ kind }: Approval) =>
  kind === 'bonus' || kind === 'cash-expiry' || kind === 'overpaid-left' ? kind : ('adjustment' as const);

/** The new dates of an event; null where they stay. */
const datesAsked = (purse: Approval['purse'] | undefined) => {
  if (!purse) return null;
  const { before, after } = purse;
  return before.startDate === after.startDate && before.endDate === after.endDate ? null : after;
};

/** A change that someone else asked for: who, why, and what would change in figures. */
export const ApprovalItem = ({ item, next }: ItemProps<Approval>) => {
  const { http } = useHost();
  const [words, kinds, formats, path] = [useInboxWords(), useApprovalWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<'approve' | 'refuse' | 'withdraw'>();
  const params = { approvalId: item._id };
  const answer = useApprovalQuery({ params });
  const refresh = useRefresh('event', 'series', 'money', 'record', 'season');
  const now = answer.currentData;
  const title = item.paymentRun
    ? `${kinds('kinds.payment-run')}, ${formats.money(item.paymentRun.total)}`
    : item.kind === 'season'
      ? formats.date(item.about.name)
      : item.about.name;
  const purse = now?.approval.purse;
  const adjustment = now?.approval.adjustment;
  const person = personOf(item);
  const merge = now?.approval.merge;
  const oneRace = now?.approval.oneRace;
  const standings = now?.approval.standings;
  const run = now?.approval.paymentRun;
  const season = now?.approval.season;
  const effect = () => {
    if (merge) return words('approvals.approveMerge', { name: title, keep: merge.keep.name });
    if (oneRace) return words(`approvals.oneRace.${oneRace.link ? 'link' : 'unlink'}`, { name: oneRace.other.name });
    if (season) return words(`approvals.season.${season.act}`, { date: formats.date(season.startDate) });
    if (standings)
      return words('approvals.standings.approve', {
        count: standings.places.length,
        amount: formats.money(standings.total),
        date: formats.date(standings.expireDate),
      });
    if (run)
      return words('approvals.run.approve', {
        count: run.claims,
        riders: run.riders,
        amount: formats.money(run.total),
      });
    if (item.kind === 'overpaid-left') return words('approvals.approveLeft', { name: title });
    if (adjustment)
      return words('approvals.approveAdjustment', {
        amount: formats.money(adjustment.amount, { signed: true }),
        name: title,
      });
    const dates = datesAsked(purse);
    return [
      ...(dates ? [words('approvals.approveDates', { dates: formats.dates(dates.startDate, dates.endDate) })] : []),
      words(`approvals.approveLead.${item.askedBy.type}`, {
        amount: purse ? formats.money(purse.after.contingencyAmount) : '',
      }),
    ].join(' ');
  };
  const left = () =>
    words(
      item.kind === 'merge'
        ? 'approvals.refuseMerge'
        : adjustment
          ? 'approvals.refuseAdjustment'
          : season
            ? 'approvals.season.refuse'
            : standings
              ? 'approvals.standings.refuse'
              : run
                ? 'approvals.run.refuse'
                : `approvals.refuseLead.${item.askedBy.type}`,
    );
  const consequence = person
    ? words(asked === 'approve' ? 'approvals.approvePerson' : 'approvals.refusePerson')
    : asked === 'approve'
      ? effect()
      : left();
  const act = useAct<string, unknown>({
    send: (why) =>
      http.call(decideApproval, {
        params,
        body: {
          version: now?.approval.version ?? item.version,
          ...(now && now.eventVersion !== null ? { eventVersion: now.eventVersion } : {}),
          approve: asked === 'approve',
          answer: why === '' ? null : why,
        },
      }),
    refresh,
    notice: () => words(asked === 'approve' ? 'approvals.approved' : 'approvals.refused', { title }),
    onDone: () => {
      setAsked(undefined);
      next();
    },
  });
  const takeBack = useAct<null, unknown>({
    send: () => http.call(withdrawApproval, { params }),
    refresh,
    notice: () => words('approvals.withdrawn', { title }),
    onDone: () => {
      setAsked(undefined);
      next();
    },
  });
  const isForeseen = now !== undefined && (now.approval.purse !== null || Boolean(oneRace));
  const free = now !== undefined && now.blocked === null;
  return (
    <>
      <p className="desk-muted">
        {kinds(`kinds.${item.kind}`)} ·{' '}
        {words('approvals.since', { name: item.askedBy.name, when: formats.instant(item.askedAt) })}
      </p>
      <h2 tabIndex={-1}>
        <Link to={path(approvalPath(item))}>{title}</Link>
      </h2>
      {!now && answer.error && <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {!now && !answer.error && <Skeleton lines={3} height={60} />}
      {now && (
        <>
          <p>
            {now.approval.reason !== null && words('approvals.because', { reason: now.approval.reason })}
            {now.approval.reason === null && item.kind === 'purse' && words('approvals.noReason')}{' '}
            <span className="desk-muted">
              {words('approvals.until', { date: formats.day(now.approval.expiresAt) })}
            </span>
          </p>
          {now.blocked !== null && (
            <div className="alert wait">
              <strong>{words(`approvals.blocked.${now.blocked}`)}</strong>
            </div>
          )}
          {person && <p>{words(`approvals.people.${person}`, { name: title })}</p>}
          {merge && (
            <Summary
              pairs={[
                [
                  words('approvals.mergeInto'),
                  <Link key="keep" to={path(`/rider/${merge.keep._id}`)}>
                    {merge.keep.name}
                  </Link>,
                ],
                ...merge.money
                  .filter((money) => money.amount !== 0)
                  .map((money): [string, ReactNode] => [
                    words('approvals.mergeMoney'),
                    <Amount key={money.currency} money={money} strong />,
                  ]),
              ]}
            />
          )}
          {merge?.against && (
            <ul className="desk-evidence" aria-label={words('approvals.against')}>
              {merge.against.map(({ code, count }) => (
                <li key={code}>
                  <Status tone="bad">{words(`approvals.reasons.${code}`, { count })}</Status>
                </li>
              ))}
            </ul>
          )}
          {now.approval.purse && <PurseChanges purse={now.approval.purse} />}
          {oneRace && (
            <>
              <p>{words(`approvals.oneRace.${oneRace.link ? 'link' : 'unlink'}`, { name: oneRace.other.name })}</p>
              <Summary
                pairs={[
                  [
                    words('approvals.oneRace.title'),
                    <Link key="other" to={path(`/event/${oneRace.other._id}`)}>
                      {oneRace.other.name}
                    </Link>,
                  ],
                ]}
              />
            </>
          )}
          {standings && <StandingsAsked asked={standings} />}
          {run && <RunAsked run={run} to={path(approvalPath(item))} />}
          {season && <SeasonAsked asked={season} />}
          {now.approval.foreseen && <Foreseen money={now.approval.foreseen} when="asked" />}
          {adjustment && (
            <Summary
              pairs={[
                ...(now.approval.series
                  ? [[words('approvals.bonusOf'), now.approval.series.name] as [string, string]]
                  : []),
                ...(now.approval.award === null
                  ? []
                  : [[words('approvals.award'), now.approval.award] as [string, string]]),
                [
                  words(`approvals.amounts.${amountOf(item)}`),
                  <Amount key="amount" money={adjustment.amount} signed strong />,
                ],
                [words('approvals.book'), words(`approvals.books.${adjustment.book}`)],
                ...(adjustment.expireDate === null
                  ? []
                  : [[words('approvals.lastDay'), formats.date(adjustment.expireDate)] as [string, string]]),
              ]}
            />
          )}
          {adjustment?.book === 'credit' && item.kind !== 'overpaid-left' && now.approval.state === 'waiting' && (
            <BalanceEffect riderId={item.about._id} amount={adjustment.amount} />
          )}
        </>
      )}
      <DecisionBar
        approve={free ? words('approvals.approve') : undefined}
        onApprove={() => setAsked('approve')}
        refuse={free ? words('approvals.refuse') : undefined}
        onRefuse={() => setAsked('refuse')}
        onSkip={next}
      >
        {now?.blocked === 'maker' && (
          <button type="button" className="button large" onClick={() => setAsked('withdraw')}>
            {words('approvals.withdraw')}
          </button>
        )}
      </DecisionBar>
      {asked === 'withdraw' && (
        <ActDialog
          title={words('approvals.withdrawTitle', { title })}
          consequence={words('approvals.withdrawLead')}
          act={takeBack}
          command={() => null}
          confirm={words('approvals.withdraw')}
          keep={words('back')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'approve' && isForeseen && (
        <ApproveForeseen
          shown={now}
          title={words('approvals.approveTitle', { title })}
          effect={effect()}
          onDone={() => {
            setAsked(undefined);
            next();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {((asked === 'approve' && !isForeseen) || asked === 'refuse') && (
        <ActDialog
          title={words(asked === 'approve' ? 'approvals.approveTitle' : 'approvals.refuseTitle', { title })}
          consequence={consequence}
          act={act}
          command={(why) => why}
          confirm={words(asked === 'approve' ? 'approvals.approve' : 'approvals.refuse')}
          keep={words('back')}
          {...(asked === 'refuse'
            ? {
                reason: {
                  label: words('reason'),
                  required: words(
                    item.askedBy.type === 'promoter' ? 'approvals.reasonRequired' : 'approvals.reasonForMaker',
                  ),
                },
              }
            : {})}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
