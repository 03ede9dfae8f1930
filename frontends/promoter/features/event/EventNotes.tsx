import type { EventDetail } from '@rrr/contract';
import { DraftNote, isDraft, OneRaceNote } from '@rrr/kit/desk';
import { useAskedWords } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';
import { lockedResults } from '../late-results/locked.js';

/** How many riders asked for the results; why they cannot be sent now, and what can be done about it; and that the event pays nothing. */
export const EventNotes = ({ event }: { event: EventDetail }) => {
  const words = useWords();
  const asked = useAskedWords();
  const riders = event.resultsAsked?.riders ?? 0;
  if (isDraft(event)) return <DraftNote event={event} />;
  return (
    <>
      {riders > 0 && (
        <div className="alert wait">
          <strong>{asked('asked', { count: riders })}</strong>
        </div>
      )}
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
