import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { useHeldAwardsQuery } from './held.api.js';
import { useHeldWords } from './words/use-words.js';

const MOST = 100;

/** How many awards of an event wait for a check, and how much that is, with the way to release them together. */
export const HeldOfEvent = ({ event }: { event: EventDetail }) => {
  const [words, formats, path] = [useHeldWords(), useFormats(), usePath()];
  const skip = !event.paying || event.classes.every((raceClass) => raceClass.resultsReceivedAt === null);
  const { currentData } = useHeldAwardsQuery({ query: { eventId: event._id, limit: MOST } }, { skip });
  const count = currentData?.pagination.total ?? 0;
  if (!currentData || count === 0) return null;
  const { awards } = currentData;
  const amount = awards.reduce((sum, award) => sum + award.amount.amount, 0);
  const { currency } = event.contingencyAmount;
  return (
    <div className="alert wait">
      <strong>
        {count > MOST
          ? words('ofEvent', { count, formatted: formats.count(count) })
          : words('ofEventAmount', {
              count,
              formatted: formats.count(count),
              amount: formats.money({ amount, currency }),
            })}
      </strong>
      {awards.every((award) => award.enteredByYou) && <p>{words('ofEventByYou')}</p>}
      <div className="desk-purse-acts">
        <Link className="button" to={path(`/held-awards?eventId=${event._id}`)}>
          {words('ofEventLook')}
        </Link>
      </div>
    </div>
  );
};
