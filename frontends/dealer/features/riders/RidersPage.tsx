import type { RiderCard, searchRiders } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Avatar, ListPage, useList, type Column } from '@rrr/kit/desk';
import { useRidersQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useRidersWords } from './words/use-words.js';

const FIRST_YEAR = 1990;

/** All riders who can redeem, as a list without balances; the counter of each is one tap away. */
export const RidersPage = () => {
  const [words, all, path] = [useRidersWords(), useWords(), usePath()];
  const list = useList<typeof searchRiders>({
    filters: [
      { key: 'query', kind: 'text', label: words('search') },
      { key: 'bikeModel', kind: 'text', label: words('model'), max: 60 },
      {
        key: 'bikeYear',
        kind: 'year',
        label: words('year'),
        from: FIRST_YEAR,
        to: new Date().getUTCFullYear() + 1,
      },
      { key: 'country', kind: 'country', label: words('country') },
    ],
  });
  const answer = useRidersQuery({ params: { role: 'dealer' }, query: list.query });
  const columns: Column<RiderCard>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (card) => card.fullName,
      mark: (card) => <Avatar src={card.profileImage} size={40} />,
      below: (card) => [card.hometown, card.state].filter(Boolean).join(', '),
    },
    {
      key: 'ama',
      title: words('ama'),
      cell: (card) => card.amaNumber && <span className="number">{card.amaNumber}</span>,
    },
    {
      key: 'bikes',
      title: words('bikes'),
      cell: ({ bikes: [first, ...others] }) =>
        first &&
        [
          `${first.year} ${first.make} ${first.model}`,
          ...(others.length > 0 ? [words('more', { count: others.length })] : []),
        ].join(' '),
    },
  ];
  return (
    <ListPage<RiderCard>
      title={words('title')}
      lead={words('lead')}
      back={{ to: path('/'), label: all('find.title') }}
      label={words('title')}
      list={list}
      answer={answer}
      items={answer.data?.riders}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(card) => path(`/rider/${card._id}`)}
      empty={{ text: words('none') }}
    />
  );
};
