import { matchResult, type UnpaidResult } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, type Bulk, type ChosenRider } from '@rrr/kit/desk';
import { evidenceIn, worthOf } from './candidates.js';
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

/** Says which results go to which rider and what their places pay, then matches them one by one; each row tells its own. */
export const MatchAllDialog = ({ results, rider, bulk, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useUnmatchedWords(), useFormats()];
  const count = results.length;
  const names = { count, name: rider.fullName };
  const needsReason = results.some((result) => isOther(result, rider._id));
  const worth = worthOf(results).map((money) => formats.money(money));
  const act = useAct({
    send: (why: string) =>
      Promise.resolve(
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
        ),
      ),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('matchTitle', names)}
      consequence={
        <div className="desk-effect">
          <p>
            {[rider.fullName, rider.hometown, rider.amaNumber && words('ama', { number: rider.amaNumber })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className="admin-match-list">
            {results.map(({ _id, event, className, worth: one }) => (
              <li key={_id}>
                {event.title} · {className} · {formats.date(event.startDate)}
                {one.amount > 0 && ` · ${formats.money(one)}`}
              </li>
            ))}
          </ul>
          <p>{words(worth.length > 0 ? 'matchPays' : 'matchLead', { amount: worth.join(' + ') })}</p>
          {needsReason && <p>{words('otherName')}</p>}
        </div>
      }
      act={act}
      command={(why) => why}
      {...(needsReason ? { reason: { label: words('reason'), required: words('reasonMissing') } } : {})}
      confirm={words('matchAll', names)}
      keep={words('keep')}
      wide
      onClose={onClose}
    />
  );
};
