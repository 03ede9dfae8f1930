import { Link } from 'react-router-dom';
import type { EventSummary, getSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, isDraft, List, Status, useDraftWords, useList, type Column } from '@rrr/kit/desk';
import { useOneSeriesQuery } from '../../api.js';
import { useSeriesWords } from './words/use-words.js';

/** The events of a series in pages, newest first. */
export const SeriesEvents = ({ seriesId, mine }: { seriesId: string; mine: boolean }) => {
  const [words, drafts, formats, path] = [useSeriesWords(), useDraftWords(), useFormats(), usePath()];
  const list = useList<typeof getSeries>();
  const answer = useOneSeriesQuery({ params: { seriesId }, query: list.query });
  const columns: Column<EventSummary>[] = [
    {
      key: 'event',
      title: words('event'),
      cell: (event) => event.title,
      beside: (event) =>
        event.status === 'canceled' ? (
          <Status tone="bad">{words('canceled')}</Status>
        ) : (
          isDraft(event) && <Status tone="wait">{drafts('draft')}</Status>
        ),
    },
    { key: 'when', title: words('when'), cell: (event) => formats.dates(event.startDate, event.endDate) },
    { key: 'place', title: words('place'), cell: (event) => [event.city, event.state].filter(Boolean).join(', ') },
    { key: 'classes', title: words('classes'), align: 'right', phone: 'none', cell: (event) => event.classCount },
    { key: 'results', title: words('results'), align: 'right', phone: 'none', cell: (event) => event.resultCount },
    {
      key: 'posted',
      title: words('posted'),
      align: 'right',
      cell: (event) => <Amount money={event.contingencyAmount} />,
    },
  ];
  return (
    <section className="desk-list" aria-label={words('events')}>
      <h2>{words('events')}</h2>
      <List<EventSummary>
        label={words('events')}
        list={list}
        answer={answer}
        items={answer.data?.events}
        pagination={answer.data?.pagination}
        columns={columns}
        href={(event) => path(`/event/${event._id}`)}
        empty={{
          text: words('noEvents'),
          action: mine && (
            <Link className="button" to={`${path('/event/new')}?series=${seriesId}`}>
              {words('addEvent')}
            </Link>
          ),
        }}
      />
    </section>
  );
};
