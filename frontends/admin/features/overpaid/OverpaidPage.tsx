import { Link } from 'react-router-dom';
import { setOverpaidAside, type overpaidAwards, type Response } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { Amount, ListPage, useList, type Column } from '@rrr/kit/desk';
import { TakeUp } from '../../pieces/TakeUp.js';
import { useDismissalFilter } from '../../pieces/use-dismissal-filter.js';
import { useOverpaidQuery } from './overpaid.api.js';
import { useOverpaidWords } from './words/use-words.js';

type Overpaid = Response<typeof overpaidAwards>['awards'][number];

/** Awards of which more was spent than corrected results are worth, the largest difference first. */
export const OverpaidPage = () => {
  const { http } = useHost();
  const [words, path] = [useOverpaidWords(), usePath()];
  const list = useList<typeof overpaidAwards>({ limit: 25, filters: [useDismissalFilter()] });
  const answer = useOverpaidQuery({ query: list.query });
  const columns: Column<Overpaid>[] = [
    { key: 'rider', title: words('rider'), cell: ({ rider }) => rider.fullName },
    {
      key: 'event',
      title: words('event'),
      phone: 'more',
      cell: ({ event, className }) =>
        event && (
          <div className="admin-two-lines">
            <Link to={path(`/event/${event._id}/results`)}>{event.title}</Link>
            <span className="desk-muted">{className}</span>
          </div>
        ),
    },
    {
      key: 'worth',
      title: words('worth'),
      align: 'right',
      phone: 'none',
      cell: ({ initialValue }) => <Amount money={initialValue} />,
    },
    {
      key: 'overpaid',
      title: words('overpaid'),
      align: 'right',
      cell: ({ overpaid }) => <Amount money={overpaid} />,
    },
    {
      key: 'aside',
      title: words('state'),
      actions: true,
      phone: 'more',
      cell: ({ _id, rider, setAside }) =>
        setAside && (
          <TakeUp
            dismissal={setAside}
            name={rider.fullName}
            send={() => http.call(setOverpaidAside, { params: { awardId: _id }, body: { left: null } })}
          />
        ),
    },
  ];
  return (
    <ListPage<Overpaid>
      title={words('title')}
      lead={words('lead')}
      label={words('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.awards}
      pagination={answer.data?.pagination}
      columns={columns}
      href={({ rider }) => `${path(`/rider/${rider._id}`)}?tab=awards`}
      empty={{ text: words('empty') }}
    />
  );
};
