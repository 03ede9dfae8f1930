import { useState } from 'react';
import type { UnpaidResult } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import {
  Amount,
  BulkBar,
  BulkReport,
  lazyDialog,
  List,
  Plate,
  type Bulk,
  type ChosenRider,
  type Column,
} from '@rrr/kit/desk';
import { Fit } from './Fit.js';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

const MatchAllDialog = lazyDialog(() =>
  import('../../shared/unmatched/MatchAllDialog.js').then((loaded) => loaded.MatchAllDialog),
);

interface Props {
  riderName: string;
  results: readonly UnpaidResult[];
  /** whom they are matched to; undefined: nobody is chosen yet */
  rider: ChosenRider | undefined;
  bulk: Bulk<UnpaidResult>;
}

/** The results of one name; those that are chosen are matched to the rider by one act. */
export const PersonResults = ({ riderName, results, rider, bulk }: Props) => {
  const [words, formats, path] = [useUnmatchedWords(), useFormats(), usePath()];
  const [asking, setAsking] = useState<readonly UnpaidResult[]>();
  const columns: Column<UnpaidResult>[] = [
    {
      key: 'event',
      title: words('event'),
      mark: ({ place, resultType }) => <Plate place={place} type={resultType} />,
      cell: ({ event }) => event.title,
      below: ({ className }) => className,
    },
    {
      key: 'date',
      title: words('date'),
      cell: ({ event }) => <span className="number">{formats.date(event.startDate)}</span>,
    },
    {
      key: 'said',
      title: words('said'),
      cell: (result) => (
        <div className="admin-two-lines">
          <span>{[result.riderName, result.number && `#${result.number}`].filter(Boolean).join(' ')}</span>
          <span className="desk-muted">
            {[result.hometown, result.amaNumber && words('ama', { number: result.amaNumber }), result.bike]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ),
    },
    ...(rider
      ? [
          {
            key: 'fit',
            title: words('fit'),
            cell: (result: UnpaidResult) => <Fit result={result} riderId={rider._id} />,
          },
        ]
      : []),
    {
      key: 'worth',
      title: words('worth'),
      align: 'right',
      phone: 'side',
      cell: ({ worth }) => (worth.amount > 0 ? <Amount money={worth} /> : words('noPurse')),
    },
  ];
  const name = ({ event, className }: UnpaidResult) => `${event.title}, ${className}`;
  const href = ({ _id, event }: UnpaidResult) => path(`/event/${event._id}/results/${_id}`);
  return (
    <>
      <List<UnpaidResult>
        dense
        label={words('resultsLabel', { name: riderName })}
        items={results}
        columns={columns}
        href={href}
        empty={{ text: words('allMatched', { name: riderName }) }}
        {...(rider && results.length > 0 ? { choice: { bulk, name } } : {})}
        above={<BulkReport bulk={bulk} name={name} href={href} />}
        below={
          rider && (
            <BulkBar
              bulk={bulk}
              acts={[
                {
                  key: 'match',
                  label: ({ length: count }) => words('matchAll', { count, name: rider.fullName }),
                  ask: setAsking,
                },
              ]}
            />
          )
        }
      />
      {rider && asking && (
        <MatchAllDialog results={asking} rider={rider} bulk={bulk} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};
