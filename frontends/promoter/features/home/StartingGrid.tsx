import { Link } from 'react-router-dom';
import type { EventClass, EventDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

export const GRID_AT_ONCE = 12;

const Slot = ({ of, event }: { of: EventClass; event: EventDetail }) => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const amount = of.payoutPlaces.reduce((sum, place) => sum + place.amount.amount, 0);
  const received = of.resultsReceivedAt !== null;
  return (
    <li className="promoter-slot" data-done={received || undefined}>
      <span className="promoter-slot-name">{of.name}</span>
      {amount === 0 ? (
        <span>{words('event.paysNothing')}</span>
      ) : (
        <strong className="number">{formats.money({ amount, currency: event.contingencyAmount.currency })}</strong>
      )}
      {received ? (
        <span>{words('event.rows', { count: of.results.length })}</span>
      ) : (
        <Link
          to={`${path(`/event/${event._id}`)}?class=${of._id}`}
          aria-label={words('event.uploadOf', { name: of.name })}
        >
          {words('event.upload')}
        </Link>
      )}
    </li>
  );
};

/** The classes of an event as slots of a starting grid: a class fills its slot when its results come in. */
export const StartingGrid = ({ event }: { event: EventDetail }) => {
  const [words, path] = [useWords(), usePath()];
  const more = event.classes.length > GRID_AT_ONCE;
  return (
    <>
      <ol className="promoter-grid" aria-label={words('event.classes')}>
        {event.classes.slice(0, GRID_AT_ONCE).map((of) => (
          <Slot key={of._id} of={of} event={event} />
        ))}
      </ol>
      {more && (
        <Link to={path(`/event/${event._id}`)}>{words('home.allClasses', { count: event.classes.length })}</Link>
      )}
    </>
  );
};
