import { exportEvents, type EventSummary, type listEvents } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, ListPage, Status, useList, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useEventsQuery } from './events.api.js';

const useEventColumns = (): Column<EventSummary>[] => {
  const [t, formats] = [useWords(), useFormats()];
  const count = (value: number) => <span className="number">{formats.count(value)}</span>;
  return [
    {
      key: 'name',
      title: t('events.name'),
      sort: 'title',
      cell: (it) => it.title,
      beside: (it) =>
        it.status === 'canceled' ? (
          <Status tone="bad">{t('events.canceled')}</Status>
        ) : (
          !it.paying && <Status tone="plain">{t('events.notPaying')}</Status>
        ),
    },
    {
      key: 'date',
      title: t('events.date'),
      sort: 'startDate',
      cell: (it) => <span className="number">{formats.shortDate(it.startDate)}</span>,
    },
    {
      key: 'place',
      title: t('events.place'),
      sort: 'city',
      cell: (it) => [it.city, it.state ?? it.country].filter(Boolean).join(', '),
    },
    {
      key: 'series',
      title: t('events.series'),
      phone: 'none',
      cell: (it) => it.series?.name ?? <span className="desk-muted">{t('events.noSeries')}</span>,
    },
    { key: 'classes', title: t('events.classes'), align: 'right', phone: 'none', cell: (it) => count(it.classCount) },
    { key: 'results', title: t('events.results'), align: 'right', phone: 'under', cell: (it) => count(it.resultCount) },
    { key: 'posted', title: t('events.posted'), align: 'right', cell: (it) => <Amount money={it.contingencyAmount} /> },
  ];
};

export const EventsPage = () => {
  const [t, path, columns] = [useWords(), usePath(), useEventColumns()];
  const list = useList<typeof listEvents>({
    limit: 25,
    sort: { by: ['startDate', 'title', 'city', 'state'], first: '-startDate' },
    filters: [
      { key: 'query', kind: 'text', label: t('events.query') },
      { key: 'country', kind: 'country', label: t('events.country') },
      { key: 'state', kind: 'text', label: t('events.region'), max: 50 },
    ],
  });
  const answer = useEventsQuery({ query: list.query });
  return (
    <ListPage
      title={t('events.title')}
      label={t('events.list')}
      name="admin/events"
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(event) => path(`/event/${event._id}`)}
      exportOf={{ endpoint: exportEvents, params: { role: 'admin' } }}
      empty={{ text: t('events.empty') }}
    />
  );
};
