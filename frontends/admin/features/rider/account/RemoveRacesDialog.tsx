import { useEffect } from 'react';
import { removeRaces, type Response, type RiderDetail } from '@rrr/contract';
import { newKey, PreviewChanges, useFormats, useHost, usePreviewedAct } from '@rrr/kit/base';
import { ActDialog, Amount, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useAccountWords } from './words/use-words.js';

type Removed = Response<typeof removeRaces>;
const MOVES = ['issued', 'reversed', 'overpaid'] as const;

const Money = ({ money }: Pick<Removed, 'money'>) => {
  const words = useAccountWords();
  const moved = money.filter((sums) => MOVES.some((move) => sums[move].amount !== 0));
  if (moved.length === 0) return <p>{words('races.nothing')}</p>;
  return (
    <>
      <div className="desk-table-frame" role="group" aria-label={words('races.money')} tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{words('races.currency')}</th>
              {MOVES.map((move) => (
                <th key={move} scope="col" data-align="right">
                  {words(`races.${move}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moved.map((sums) => (
              <tr key={sums.issued.currency}>
                <th scope="row">{sums.issued.currency}</th>
                {MOVES.map((move) => (
                  <td key={move} data-align="right">
                    <Amount money={sums[move]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moved.some(({ overpaid }) => overpaid.amount !== 0) && (
        <p className="desk-muted">{words('races.overpaidLead')}</p>
      )}
    </>
  );
};

/** Shows which results go and whose money moves, then removes them. */
export const RemoveRacesDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useAccountWords(), useFormats(), useRefresh('money', 'record')];
  const name = rider.fullName;
  const call = (
    riderId: string,
    query: { dryRun: 'true' | 'false'; outcome?: string },
    rest: { idempotencyKey: string; signal?: AbortSignal },
  ) => http.call(removeRaces, { params: { riderId }, query, ...rest });
  const previewed = usePreviewedAct<string, Removed, Removed>({
    preview: (riderId, signal) => call(riderId, { dryRun: 'true' }, { idempotencyKey: newKey(), signal }),
    changes: (before, now) =>
      now.money.flatMap((sums) =>
        MOVES.flatMap((move) => {
          const was = before.money.find(({ issued }) => issued.currency === sums.issued.currency)?.[move];
          return was && was.amount !== sums[move].amount
            ? [
                words('races.changed', {
                  what: words(`races.${move}`),
                  before: formats.money(was),
                  now: formats.money(sums[move]),
                }),
              ]
            : [];
        }),
      ),
    send: ({ command, outcome }, idempotencyKey) =>
      call(command, { dryRun: 'false', ...(outcome === undefined ? {} : { outcome }) }, { idempotencyKey }),
    refresh,
    notice: ({ removed }) => words('races.done', { count: removed, name }),
    onDone: onClose,
  });
  const { preview, reading, error, retry, look, act } = previewed;
  useEffect(() => look(rider._id), [look]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <ActDialog
      title={words('races.title', { name })}
      consequence={
        <div className="admin-part" aria-busy={reading}>
          <p>{words('races.lead')}</p>
          <PreviewChanges previewed={previewed} />
          {error !== undefined && !reading && <ProblemNote error={error} onRetry={retry} />}
          {reading && !preview && (
            <div role="status" aria-label={words('races.checking')}>
              <Skeleton lines={3} />
            </div>
          )}
          {preview && (
            <>
              <p>
                <strong>
                  {words('races.effect', {
                    results: words('races.results', { count: preview.removed }),
                    events: words('races.events', { count: preview.events }),
                  })}
                </strong>
              </p>
              <Money money={preview.money} />
            </>
          )}
        </div>
      }
      act={act}
      command={() => undefined}
      confirm={words('races.confirm', { count: preview?.removed ?? rider.record?.results ?? 0 })}
      keep={words('keep')}
      phrase={words('races.phrase')}
      onClose={onClose}
    />
  );
};
