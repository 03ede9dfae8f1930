import { exportEventsFinished, type eventsFinished, type Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ListPage, PrintButton, Status, useList, type Column } from '@rrr/kit/desk';
import { AmountOf } from '../../pieces/AmountOf.js';
import { Purse } from '../../pieces/Purse.js';
import { PhoneWord } from '../../pieces/PhoneWord.js';
import { usePlace } from '../../pieces/use-place.js';
import { useFinishedEventsQuery } from '../../shared/event/closed-events.api.js';
import { useClosedFilters } from './use-closed-filters.js';
import { useClosedEventsWords } from './words/use-words.js';

type Finished = Response<typeof eventsFinished>['events'][number];

/** Events with all their results, latest first: what each posted and what its riders earned. */
export const FinishedEventsPage = () => {
  const [words, formats, path, place] = [useClosedEventsWords(), useFormats(), usePath(), usePlace()];
  const list = useList<typeof eventsFinished>({
    limit: 25,
    filters: [
      { key: 'afterDate', kind: 'date', label: words('after') },
      { key: 'beforeDate', kind: 'date', label: words('before') },
      ...useClosedFilters(),
    ],
  });
  const answer = useFinishedEventsQuery({ query: list.query });
  const count = (value: number) => <span className="number">{formats.count(value)}</span>;
  const columns: Column<Finished>[] = [
    {
      key: 'event',
      title: words('event'),
      cell: (event) => event.title,
      beside: (event) => event.status === 'canceled' && <Status tone="bad">{words('canceled')}</Status>,
      below: (event) => place(event),
    },
    {
      key: 'date',
      title: words('date'),
      cell: (event) => <span className="number">{formats.shortDate(event.startDate)}</span>,
    },
    { key: 'promoter', title: words('promoter'), phone: 'none', cell: (event) => event.promoterName },
    {
      key: 'results',
      title: words('results'),
      align: 'right',
      phone: 'none',
      cell: (event) => count(event.resultCount),
    },
    { key: 'riders', title: words('riders'), align: 'right', phone: 'none', cell: (event) => count(event.ridersPaid) },
    {
      key: 'purse',
      title: words('purse'),
      align: 'right',
      phone: 'none',
      cell: (event) => <Purse event={event} />,
    },
    {
      key: 'earned',
      title: words('earned'),
      align: 'right',
      cell: (event) => (
        <>
          <AmountOf money={event.earned} count={event.ridersPaid} />
          <PhoneWord text={words('earnedSum')} />
        </>
      ),
    },
  ];
  return (
    <ListPage
      title={words('finished')}
      primary={<PrintButton />}
      label={words('finished')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(event) => path(`/event/${event._id}`)}
      exportOf={{ endpoint: exportEventsFinished, params: { role: 'admin' } }}
      empty={{ text: words('noneFinished') }}
    />
  );
};
