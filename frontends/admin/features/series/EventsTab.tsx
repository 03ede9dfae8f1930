import { Link } from 'react-router-dom';
import type { EventSummary, getSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { isDraft, List, Status, useDraftWords, useList, type Column } from '@rrr/kit/desk';
import { Purse } from '../../pieces/Purse.js';
import { useOneSeriesQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

/** The events of a series in pages, newest first. */
export const EventsTab = ({ seriesId }: { seriesId: string }) => {
  const [words, drafts, formats, path] = [useSeriesWords(), useDraftWords(), useFormats(), usePath()];
  const list = useList<typeof getSeries>();
  const answer = useOneSeriesQuery({ params: { seriesId }, query: list.query });
  const count = (value: number) => <span className="number">{formats.count(value)}</span>;
  const columns: Column<EventSummary>[] = [
    {
      key: 'event',
      title: words('event'),
      cell: (event) => event.title,
      beside: (event) =>
        event.status === 'canceled' ? (
          <Status tone="bad">{words('canceled')}</Status>
        ) : isDraft(event) ? (
          <Status tone="wait">{drafts('draft')}</Status>
        ) : (
          !event.paying && <Status tone="plain">{words('notPaying')}</Status>
        ),
      below: (event) => [event.city, event.state].filter(Boolean).join(', '),
    },
    { key: 'when', title: words('when'), cell: (event) => formats.dates(event.startDate, event.endDate) },
    {
      key: 'classes',
      title: words('classes'),
      align: 'right',
      phone: 'none',
      cell: (event) => count(event.classCount),
    },
    {
      key: 'results',
      title: words('results'),
      align: 'right',
      phone: 'none',
      cell: (event) => count(event.resultCount),
    },
    {
      key: 'purse',
      title: words('purse'),
      align: 'right',
      cell: (event) => <Purse event={event} />,
    },
  ];
  return (
    <List<EventSummary>
      label={words('events')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(event) => path(`/event/${event._id}`)}
      empty={{
        text: words('noEvents'),
        action: (
          <Link className="button" to={path(`/serie/${seriesId}/upload-events`)}>
            {words('upload')}
          </Link>
        ),
      }}
    />
  );
};
