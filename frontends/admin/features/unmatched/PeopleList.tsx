import type { Response, unmatchedPeople } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, ListPage, useList, type Column } from '@rrr/kit/desk';
import { useUnmatchedPeopleQuery } from './unmatched.api.js';
import { useUnmatchedView } from './use-unmatched-view.js';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

type Person = Response<typeof unmatchedPeople>['people'][number];

/** People in paid places who match no enrolled rider, most money first; a row leads to all results of the person. */
export const PeopleList = () => {
  const [words, formats, path] = [useUnmatchedWords(), useFormats(), usePath()];
  const { view, setView } = useUnmatchedView();
  const list = useList<typeof unmatchedPeople>({
    limit: 25,
    view,
    filters: [{ key: 'name', kind: 'text', label: words('query') }],
  });
  const answer = useUnmatchedPeopleQuery({ query: list.query });
  const columns: Column<Person>[] = [
    { key: 'name', title: words('name'), cell: ({ riderName }) => riderName },
    { key: 'from', title: words('from'), cell: ({ hometown }) => hometown },
    {
      key: 'last',
      title: words('lastRace'),
      phoneTitle: words('lastRace'),
      cell: ({ lastRace }) => <span className="number">{formats.date(lastRace)}</span>,
    },
    {
      key: 'results',
      title: words('results'),
      align: 'right',
      phone: 'more',
      cell: ({ results }) => <span className="number">{formats.count(results)}</span>,
    },
    {
      key: 'worth',
      title: words('worth'),
      align: 'right',
      phone: 'side',
      cell: ({ worth }) => (
        <span className="admin-worths">
          {worth.map((money) => (
            <Amount key={money.currency} money={money} strong />
          ))}
        </span>
      ),
    },
  ];
  return (
    <ListPage<Person>
      title={words('title')}
      lead={words('lead')}
      label={words('title')}
      dense
      list={{ ...list, setView }}
      answer={answer}
      items={answer.data?.people}
      pagination={answer.data?.pagination}
      columns={columns}
      href={({ _id }) => path(`/unmatched-results/${_id}`)}
      empty={{ text: words('emptyPeople') }}
    />
  );
};
