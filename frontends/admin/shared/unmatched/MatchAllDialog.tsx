import { useEffect, useRef } from 'react';
import { matchResult, type Money, type UnpaidResult, type Verdict as VerdictData } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, MoneyMoved, ProblemNote, Verdict, type Bulk, type ChosenRider } from '@rrr/kit/desk';
import { evidenceIn, sumOf } from './candidates.js';
import { movedBy, useMatchPays, type MatchPay, type MatchPays } from './use-match-pays.js';
import { useUnmatchedWords } from './words/use-words.js';

interface Props {
  results: readonly UnpaidResult[];
  rider: ChosenRider;
  bulk: Pick<Bulk<UnpaidResult>, 'run'>;
  onClose: () => void;
}

/** Whether a result names somebody else, so that a reason is needed. */
const isOther = (result: UnpaidResult, riderId: string): boolean =>
  evidenceIn(result, riderId)?.includes('otherName') ?? true;

const earns = (pay: MatchPay): boolean => !('refused' in pay) && pay.money.issued.amount > 0;

const verdictOf = (pay: MatchPay | undefined): VerdictData | undefined =>
  pay && !('refused' in pay) ? pay.results[0]?.verdict : undefined;

/** What a person checks before it is paid. */
const heldIn = (pay: MatchPay): Money | undefined => {
  const check = verdictOf(pay)?.check;
  return check?.state === 'held' ? check.amount : undefined;
};

/** Why a result earns nothing, or cannot be matched; '' where it earns, or nothing is known. */
const whyNothing = (pay: MatchPay | undefined): string => {
  if (!pay || earns(pay) || heldIn(pay)) return '';
  if ('refused' in pay) return pay.refused;
  return (verdictOf(pay)?.reasons ?? []).map(({ detail }) => detail).join(' ');
};

/** The results with what each earns; those that earn nothing for one reason stand together, under it. */
const Listed = ({ results, pays }: { results: readonly UnpaidResult[]; pays: MatchPays | undefined }) => {
  const [words, formats] = [useUnmatchedWords(), useFormats()];
  const groups = new Map<string, UnpaidResult[]>();
  for (const result of results) {
    const why = whyNothing(pays?.get(result._id));
    groups.set(why, [...(groups.get(why) ?? []), result]);
  }
  return (
    // many of them scroll, also by the keys
    <div className="admin-match-list" tabIndex={0} role="group" aria-label={words('results')}>
      {[...groups]
        .toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
        .map(([why, group]) => (
          <section key={why}>
            {why !== '' && <p>{why}</p>}
            <ul>
              {group.map(({ _id, event, className, place }) => {
                const verdict = why === '' ? verdictOf(pays?.get(_id)) : undefined;
                return (
                  <li key={_id}>
                    {[event.title, className, place !== null && formats.place(place), formats.date(event.startDate)]
                      .filter(Boolean)
                      .join(' · ')}
                    {verdict && <Verdict verdict={verdict} />}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
    </div>
  );
};

/** Says which results go to which rider and what each would pay, then matches them one by one; the list reports what was not done. */
export const MatchAllDialog = ({ results, rider, bulk, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useUnmatchedWords(), useFormats()];
  const reason = useRef('');
  const count = results.length;
  const names = { count, name: rider.fullName };
  const match = () => {
    const why = reason.current;
    void bulk.run(
      {
        key: `match ${rider._id}`,
        label: words('confirm'),
        done: words('matched', { name: rider.fullName }),
        each: ({ _id, event }, idempotencyKey) =>
          http.call(matchResult, {
            params: { eventId: event._id },
            body: { resultId: _id, riderId: rider._id, dryRun: false, ...(why === '' ? {} : { reason: why }) },
            idempotencyKey,
          }),
      },
      results,
    );
  };
  const { preview, reading, error, retry, look, act, looked } = useMatchPays({
    riderId: rider._id,
    send: match,
    onDone: onClose,
  });
  // looked at once, as they were chosen when the dialog opened
  useEffect(() => look(results), [look]); // eslint-disable-line react-hooks/exhaustive-deps
  const needsReason = results.some((result) => isOther(result, rider._id));
  const pays = preview?.pays;
  const paid = pays ? [...pays.values()].filter(earns).length : 0;
  const held = pays ? [...pays.values()].flatMap((pay) => heldIn(pay) ?? []) : [];
  const saysOf = (earning: number, checked: readonly Money[]): string => {
    const of = formats.count(count);
    if (earning === 0 && checked.length === 0) return words('paysNone', { count, of });
    const amount = sumOf(checked)
      .map((money) => formats.money(money))
      .join(' + ');
    return [
      earning > 0 && words('paysCount', { count: earning, paid: formats.count(earning), of }),
      checked.length > 0 &&
        words('paysHeld', { count: checked.length, held: formats.count(checked.length), of, amount }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const ofOneEvent = new Set(results.map(({ event }) => event._id)).size < count;
  return (
    <ActDialog
      title={words('matchTitle', names)}
      consequence={
        <div className="desk-effect" aria-busy={reading}>
          <p>
            {[rider.fullName, rider.hometown, rider.amaNumber && words('ama', { number: rider.amaNumber })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {reading && (
            <div className="desk-progress">
              <p role="status">{words('paysLooked', { done: formats.count(looked), of: formats.count(count) })}</p>
              <progress value={looked} max={count} aria-label={words('paysAsked')} />
            </div>
          )}
          {error !== undefined && !reading && <ProblemNote error={error} onRetry={retry} />}
          {pays && (
            <>
              <p role="status">
                <strong>{saysOf(paid, held)}</strong>
              </p>
              {paid > 0 && movedBy(pays).map((money) => <MoneyMoved key={money.issued.currency} money={money} />)}
            </>
          )}
          <Listed results={results} pays={pays} />
          {ofOneEvent && paid + held.length > 0 && <p className="desk-muted">{words('ofOneEvent')}</p>}
          {needsReason && <p>{words('otherName')}</p>}
        </div>
      }
      act={act}
      command={(why) => void (reason.current = why)}
      {...(needsReason ? { reason: { label: words('reason'), required: words('reasonMissing') } } : {})}
      confirm={words('matchAll', names)}
      keep={words('keep')}
      wide
      onClose={onClose}
    />
  );
};
