import type { EventDetail } from '@rrr/contract';
import { useDraftWords } from './words/use-words.js';

/** Whether an event is not published yet. */
export const isDraft = ({ published }: Pick<EventDetail, 'published'>): boolean => published === false;

/** That nobody but its promoter and administrators sees the event, and what comes next. */
export const DraftNote = ({ event }: { event: EventDetail }) => {
  const words = useDraftWords();
  if (!isDraft(event)) return null;
  return (
    <div className="alert wait">
      <strong>{words('note')}</strong>
      <div>{words(event.status === 'canceled' ? 'canceled' : event.startDate === null ? 'undated' : 'ready')}</div>
    </div>
  );
};
