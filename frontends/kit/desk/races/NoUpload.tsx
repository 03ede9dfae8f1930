import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { today, useFormats } from '@rrr/kit/base';
import { whyNoUpload } from './why-no-upload.js';
import { useRaceWords } from './words/use-words.js';

export interface NoUploadProps {
  event: EventDetail;
  /** what can be done about it where the window has closed or the account may not */
  help?: ReactNode;
}

/** Why results of an event cannot be sent or changed now; nothing where they can. */
export const NoUpload = ({ event, help }: NoUploadProps) => {
  const [words, formats] = [useRaceWords(), useFormats()];
  if (event.canUpload) return null;
  const why = whyNoUpload(event, today());
  const date = why === 'upcoming' ? event.startDate : event.resultsDueDate;
  return (
    <div className="alert wait">
      <strong>{words(`event.${why}`, { date: formats.date(date) })}</strong>
      {why === 'canceled' && event.cancelReason && (
        <span>{words('event.canceledFor', { reason: event.cancelReason })}</span>
      )}
      {(why === 'closed' || why === 'cannot') && help}
    </div>
  );
};
