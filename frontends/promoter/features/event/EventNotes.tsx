import type { EventDetail } from '@rrr/contract';
import { OneRaceNote } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { lockedResults } from './locked.js';

/** Why results cannot be sent now, and what can be done about it; and that the event pays nothing. */
export const EventNotes = ({ event }: { event: EventDetail }) => {
  const words = useWords();
  return (
    <>
      {lockedResults(event)}
      <OneRaceNote event={event} />
      {!event.paying && (
        <div className="alert">
          <strong>{words(event.payingAskedAt ? 'event.notDecided' : 'event.notPaying')}</strong>
        </div>
      )}
    </>
  );
};
