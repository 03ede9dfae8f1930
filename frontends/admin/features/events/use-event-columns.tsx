import { disciplineOf, type Response, type roleEvents } from '@rrr/contract';
import { today, Emblem, useFormats } from '@rrr/kit/base';
import { isDraft, Status, useDraftWords, type Column } from '@rrr/kit/desk';
import { Purse } from '../../pieces/Purse.js';
import { PhoneWord } from '../../pieces/PhoneWord.js';
import { usePlace } from '../../pieces/use-place.js';
import { useEventsWords } from './words/use-words.js';

export type ListedEvent = Response<typeof roleEvents>['events'][number];

/** Where its results stand: what is missing, and until when it is expected. */
const ResultsState = ({ event }: { event: ListedEvent }) => {
  const [words, formats] = [useEventsWords(), useFormats()];
  const { status, startDate, classCount, classesWithResults: received, resultsDueDate: due } = event;
  if (status === 'canceled' || isDraft(event)) return null;
  if (startDate === null) return <span className="desk-muted">{words('states.undated')}</span>;
  if (startDate > today()) return <span className="desk-muted">{words('states.ahead')}</span>;
  if (classCount === 0) return <Status tone="wait">{words('states.none')}</Status>;
  if (received >= classCount) return <Status tone="good">{words('states.done')}</Status>;
  const late = due !== null && due < today();
  return (
    <div className="admin-two-lines">
      <Status tone="wait">
        {due === null
          ? words('filters.waiting')
          : words(late ? 'states.late' : 'states.due', { date: formats.shortDate(due) })}
      </Status>
      {received > 0 && <span className="desk-muted">{words('states.partly', { received, all: classCount })}</span>}
    </div>
  );
};

export const useEventColumns = (): Column<ListedEvent>[] => {
  const [words, formats, place, drafts] = [useEventsWords(), useFormats(), usePlace(), useDraftWords()];
  return [
    {
      key: 'name',
      title: words('name'),
      sort: 'title',
      mark: (event) => (
        <span className="admin-emblem">
          <Emblem discipline={disciplineOf(event.type)} />
        </span>
      ),
      cell: (event) => event.title,
      beside: (event) =>
        isDraft(event) ? (
          <Status tone="wait">{drafts('draft')}</Status>
        ) : (
          !event.paying && <Status tone="plain">{words('notPaying')}</Status>
        ),
      below: (event) => place(event),
    },
    {
      key: 'date',
      title: words('date'),
      sort: 'startDate',
      cell: (event) => <span className="number">{formats.shortDate(event.startDate)}</span>,
    },
    { key: 'city', title: words('city'), sort: 'city', extra: true, phone: 'none', cell: (event) => event.city },
    { key: 'state', title: words('region'), sort: 'state', extra: true, phone: 'none', cell: (event) => event.state },
    {
      key: 'series',
      title: words('series'),
      phone: 'none',
      cell: (event) => event.series?.name ?? <span className="desk-muted">{words('noSeries')}</span>,
    },
    {
      key: 'promoter',
      title: words('promoter'),
      extra: true,
      phone: 'none',
      cell: (event) => event.promoter?.name ?? <span className="desk-muted">{words('noPromoter')}</span>,
    },
    {
      key: 'classes',
      title: words('classes'),
      align: 'right',
      phone: 'none',
      cell: (event) => <span className="number">{formats.count(event.classCount)}</span>,
    },
    {
      key: 'purse',
      title: words('purse'),
      align: 'right',
      cell: (event) => (
        <>
          <Purse event={event} />
          <PhoneWord text={words('posted')} />
        </>
      ),
    },
    { key: 'results', title: words('results'), phone: 'under', cell: (event) => <ResultsState event={event} /> },
  ];
};
