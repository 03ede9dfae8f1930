import { Link } from 'react-router-dom';
import { exportEventsLate, type eventsLate, type Response } from '@rrr/contract';
import { useAskedWords, Email, useFormats, usePath, formatPhone } from '@rrr/kit/base';
import { ListPage, PrintButton, Status, useList, type Column } from '@rrr/kit/desk';
import { Purse } from '../../pieces/Purse.js';
import { useDismissalFilter } from '../../pieces/use-dismissal-filter.js';
import { usePlace } from '../../pieces/use-place.js';
import { useLateEventsQuery } from '../../shared/event/closed-events.api.js';
import { useClosedFilters } from './use-closed-filters.js';
import { useClosedEventsWords } from './words/use-words.js';

type Late = Response<typeof eventsLate>['events'][number];

/** Whom to ask for the results: a name, an address to write to, a number to call. */
const Contact = ({ promoter }: Pick<Late, 'promoter'>) => {
  const words = useClosedEventsWords();
  if (!promoter) return <span className="desk-muted">{words('noPromoter')}</span>;
  return (
    <div className="admin-two-lines">
      <span>{[promoter.name, promoter.contactName].filter(Boolean).join(' · ')}</span>
      <span className="admin-address">
        <Email address={promoter.email} link />
      </span>
      {promoter.phone && <a href={`tel:${promoter.phone}`}>{formatPhone(promoter.phone)}</a>}
    </div>
  );
};

/** Paying events whose results did not come in time, longest overdue first, and whom to ask for them. */
export const LateEventsPage = () => {
  const [words, asked, formats] = [useClosedEventsWords(), useAskedWords(), useFormats()];
  const [path, place] = [usePath(), usePlace()];
  const list = useList<typeof eventsLate>({ limit: 25, filters: [useDismissalFilter(), ...useClosedFilters()] });
  const answer = useLateEventsQuery({ query: list.query });
  const columns: Column<Late>[] = [
    {
      key: 'event',
      title: words('event'),
      cell: (event) => event.title,
      below: (event) => [formats.dates(event.startDate, event.endDate), place(event)].filter(Boolean).join(' · '),
    },
    {
      key: 'due',
      title: words('overdue'),
      phone: 'under',
      cell: (event) => (
        <div className="admin-two-lines">
          <Status tone={event.setAside ? 'plain' : 'wait'}>{words('days', { count: event.daysOverdue })}</Status>
          <span className="desk-muted">{words('due', { date: formats.date(event.resultsDueDate) })}</span>
          {(event.ridersAsking ?? 0) > 0 && <span>{asked('asked', { count: event.ridersAsking ?? 0 })}</span>}
          {event.setAside && (
            <span>{words('aside', { reason: event.setAside.reason ?? '', name: event.setAside.by })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'received',
      title: words('received'),
      phone: 'none',
      cell: (event) =>
        event.classCount === 0
          ? words('noClasses')
          : words('classes', { received: event.classesWithResults, all: event.classCount }),
    },
    { key: 'promoter', title: words('promoter'), cell: (event) => <Contact promoter={event.promoter} /> },
    {
      key: 'purse',
      title: words('purse'),
      align: 'right',
      cell: (event) => <Purse event={event} />,
    },
    {
      key: 'acts',
      title: words('acts'),
      actions: true,
      phone: 'side',
      cell: ({ _id, title, classCount }) =>
        classCount === 0 ? (
          <Link className="button" to={path(`/event/${_id}/classes`)} aria-label={words('addClassesOf', { title })}>
            {words('addClasses')}
          </Link>
        ) : (
          <Link className="button" to={path(`/event/${_id}/upload-results`)} aria-label={words('uploadOf', { title })}>
            {words('upload')}
          </Link>
        ),
    },
  ];
  return (
    <ListPage
      title={words('late')}
      primary={<PrintButton />}
      lead={words('lateLead')}
      label={words('late')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(event) => path(`/event/${event._id}`)}
      exportOf={{ endpoint: exportEventsLate, params: { role: 'admin' } }}
      empty={{ text: words('noneLate') }}
    />
  );
};
