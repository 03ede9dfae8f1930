import type { RiderCard, searchRiders } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Avatar, ListPage, useList, type Column } from '@rrr/kit/desk';
import { useRidersQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

const FIRST_YEAR = 1990;

/** All riders who can redeem, as a list without balances; the counter of each is one tap away. */
export const RidersPage = () => {
  const [words, path] = [useWords(), usePath()];
  const list = useList<typeof searchRiders>({
    filters: [
      { key: 'query', kind: 'text', label: words('riders.search') },
      { key: 'bikeModel', kind: 'text', label: words('riders.model'), max: 60 },
      {
        key: 'bikeYear',
        kind: 'year',
        label: words('riders.year'),
        from: FIRST_YEAR,
        to: new Date().getUTCFullYear() + 1,
      },
      { key: 'country', kind: 'country', label: words('riders.country') },
    ],
  });
  const answer = useRidersQuery({ params: { role: 'dealer' }, query: list.query });
  const columns: Column<RiderCard>[] = [
    {
      key: 'rider',
      title: words('riders.rider'),
      cell: (it) => it.fullName,
      mark: (it) => <Avatar src={it.profileImage} size={40} />,
      below: (it) => [it.hometown, it.state].filter(Boolean).join(', '),
    },
    {
      key: 'ama',
      title: words('riders.ama'),
      cell: (it) => it.amaNumber && <span className="number">{it.amaNumber}</span>,
    },
    {
      key: 'bikes',
      title: words('riders.bikes'),
      cell: ({ bikes: [first, ...others] }) =>
        first &&
        [
          `${first.year} ${first.make} ${first.model}`,
          ...(others.length > 0 ? [words('riders.more', { count: others.length })] : []),
        ].join(' '),
    },
  ];
  return (
    <ListPage<RiderCard>
      title={words('riders.title')}
      lead={words('riders.lead')}
      back={{ to: path('/'), label: words('find.title') }}
      label={words('riders.title')}
      list={list}
      answer={answer}
      items={answer.data?.riders}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(it) => path(`/rider/${it._id}`)}
      empty={{ text: words('riders.none') }}
    />
  );
};
