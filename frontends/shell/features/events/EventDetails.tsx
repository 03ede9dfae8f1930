import type { ReactNode } from 'react';
import { disciplineOf, listEvents, type EventDetail } from '@rrr/contract';
import { Amount, Emblem, usePunctualWords, useFormats, useStepsSaying } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { placeOf } from './place-of.js';
import { useEventWords } from './words/use-event-words.js';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const webAddress = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : undefined);

export const EventDetails = ({ event }: { event: EventDetail }) => {
  const [t, punctual, formats, saying] = [useEventWords(), usePunctualWords(), useFormats(), useStepsSaying()];
  const website = webAddress(event.venueWebsite);
  const where = [placeOf(event), event.zipcode].filter(Boolean).join(' ');
  return (
    <section className="card facts-card" aria-labelledby="details">
      <h3 id="details">{t('details')}</h3>
      <dl>
        {event.venue && (
          <Fact name={t('venue')}>
            {website ? (
              <a href={website} target="_blank" rel="noopener noreferrer" title={t('website')}>
                {event.venue}
              </a>
            ) : (
              event.venue
            )}
          </Fact>
        )}
        {where && <Fact name={t('where')}>{where}</Fact>}
        {event.promoter && <Fact name={t('promoter')}>{event.promoter.name}</Fact>}
        {event.punctuality && <Fact name={t('punctuality')}>{punctual('punctual', event.punctuality)}</Fact>}
        {event.resultsDueDate && event.status === 'current' && (
          <Fact name={t('due')}>{formats.date(event.resultsDueDate)}</Fact>
        )}
        {event.minimumStarters !== undefined && event.paying && (
          <Fact name={t((event.payoutSteps?.length ?? 0) > 1 ? 'bySize' : 'needs')}>
            {(event.payoutSteps?.length ?? 0) > 1
              ? saying(event.payoutSteps ?? [])
              : t('starters', { count: event.minimumStarters })}
          </Fact>
        )}
      </dl>
    </section>
  );
};

/** The next event of the series that is not this one. */
export const NextRound = ({ event }: { event: EventDetail }) => {
  const [t, formats, { to }] = [useEventWords(), useFormats(), useShell()];
  const seriesId = event.series?._id;
  const { data } = useCall(
    listEvents,
    {
      query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: 2, ...(seriesId ? { seriesId } : {}) },
    },
    { skip: !seriesId },
  );
  const next = seriesId ? data?.events.find((summary) => summary._id !== event._id) : undefined;
  if (!next) return null;
  return (
    <section className="card next-round">
      <Emblem discipline={disciplineOf(next.type)} />
      <div>
        <p className="small muted">{t('next', { date: formats.date(next.startDate) })}</p>
        <h3>
          <Link to={to(`/events/event/${next._id}`)}>{next.title}</Link>
        </h3>
        {next.paying && next.contingencyAmount.amount > 0 && (
          <p>
            <Amount money={next.contingencyAmount} strong /> <span className="muted">{t('postedShort')}</span>
          </p>
        )}
      </div>
    </section>
  );
};
