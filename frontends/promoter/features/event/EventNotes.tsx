import type { EventDetail } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { today, whyNoUpload } from '../../due.js';
import { useWords } from '../../words/use-words.js';

/** Why results cannot be sent now, and what can be done about it; and that the event pays nothing. */
export const EventNotes = ({ event }: { event: EventDetail }) => {
  const { navigate } = useHost();
  const [words, formats] = [useWords(), useFormats()];
  const why = event.canUpload ? undefined : whyNoUpload(event, today());
  const date = why === 'upcoming' ? event.startDate : event.resultsDueDate;
  return (
    <>
      {why && (
        <div className="alert wait">
          <strong>{words(`event.${why}`, { date: formats.date(date) })}</strong>
          {why === 'canceled' && event.cancelReason && (
            <span>{words('event.canceledFor', { reason: event.cancelReason })}</span>
          )}
          {(why === 'closed' || why === 'cannot') && (
            <div>
              <button type="button" className="desk-link" onClick={() => navigate('/about/contact')}>
                {words('event.contact')}
              </button>
            </div>
          )}
        </div>
      )}
      {!event.paying && (
        <div className="alert">
          <strong>{words('event.notPaying')}</strong>
        </div>
      )}
    </>
  );
};
