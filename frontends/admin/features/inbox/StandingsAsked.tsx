import { Link } from 'react-router-dom';
import type { Approval } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Summary, type Column } from '@rrr/kit/desk';
import { approvalPath } from '../../pieces/approval-path.js';
import { useInboxWords } from './words/use-words.js';

type Asked = NonNullable<Approval['standings']>;
type Place = Asked['places'][number] & { _id: string };

/** Who would get which bonus of the standings of a class, as it was asked for; the link shows it as it is now. */
export const StandingsAsked = ({ asked }: { asked: Asked }) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const columns: Column<Place>[] = [
    {
      key: 'rider',
      title: words('approvals.standings.rider'),
      mark: (place) => <span className="number">{formats.place(place.rank)}</span>,
      cell: (place) => place.rider.name,
    },
    {
      key: 'amount',
      title: words('approvals.standings.amount'),
      align: 'right',
      cell: (place) => <Amount money={place.amount} />,
    },
  ];
  const about = { _id: asked.series._id, name: asked.series.name };
  return (
    <>
      <Summary
        pairs={[
          [words('approvals.standings.class'), `${asked.season} · ${asked.className}`],
          [words('approvals.standings.total'), <Amount key="total" money={asked.total} strong />],
          [words('approvals.lastDay'), formats.date(asked.expireDate)],
        ]}
      />
      <List<Place>
        label={words('approvals.standings.places')}
        dense
        items={asked.places.map((place) => ({ ...place, _id: place.rider._id }))}
        columns={columns}
        href={(place) => path(`/rider/${place.rider._id}`)}
        empty={{ text: words('approvals.standings.places') }}
      />
      <p>
        <Link to={path(approvalPath({ kind: 'standings', about, standings: asked }))}>
          {words('approvals.standings.now')}
        </Link>
      </p>
    </>
  );
};
