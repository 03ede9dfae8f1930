import { Link } from 'react-router-dom';
import { exportEvents, type roleEvents } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { NamedListPage, useList } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { useEventsQuery } from './events.api.js';
import { useEventColumns } from './use-event-columns.js';
import { useEventsWords } from './words/use-words.js';

const params = { role: 'admin' } as const;
const STATUSES = ['current', 'draft', 'canceled'] as const;
const RESULTS = ['waiting', 'upcoming', 'done'] as const;

/** Every event of the program; canceled ones stand apart. */
export const EventsPage = () => {
  const [words, path, columns] = [useEventsWords(), usePath(), useEventColumns()];
  const countries = useCountriesOf('events');
  const list = useList<typeof roleEvents>({
    limit: 25,
    sort: { by: ['startDate', 'title', 'city', 'state'], first: '-startDate' },
    filters: [
      {
        key: 'status',
        kind: 'tabs',
        label: words('status'),
        choices: STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) })),
      },
      { key: 'query', kind: 'text', label: words('query') },
      {
        key: 'filter',
        kind: 'select',
        label: words('results'),
        choices: RESULTS.map((value) => ({ value, label: words(`filters.${value}`) })),
      },
      { key: 'country', kind: 'country', ...countries, label: words('country') },
      { key: 'state', kind: 'text', label: words('region'), max: 50 },
    ],
  });
  const answer = useEventsQuery({ params, query: list.query });
  const add = (
    <Link className="button primary" to={path('/event/new')}>
      {words('add')}
    </Link>
  );
  return (
    <NamedListPage
      title={words('title')}
      primary={add}
      label={words('list')}
      name="admin/events"
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(event) => path(`/event/${event._id}`)}
      exportOf={{ endpoint: exportEvents, params }}
      empty={{ text: words('empty') }}
    />
  );
};
