import { useState } from 'react';
import { Link } from 'react-router-dom';
import { publishEvent, type EventDetail, type Response } from '@rrr/contract';
import { useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '../../form/ActDialog.js';
import { isDraft } from './DraftNote.js';
import { useDraftWords } from './words/use-words.js';

interface Props {
  event: EventDetail;
  /** whoever publishes it says whether it pays, and need not ask */
  decides: boolean;
  /** what is out of date once it is published, or was refused: RTK tags are invalidated here */
  refresh: () => void;
}

/** The one act of a draft: its dates first, then publishing it. */
export const PublishEvent = ({ event, decides, refresh }: Props) => {
  const [words, path, [asked, setAsked]] = [useDraftWords(), usePath(), useState(false)];
  if (!isDraft(event) || event.status === 'canceled') return null;
  if (event.startDate === null)
    return (
      <Link className="button primary" to={path(`/event/${event._id}/edit`)}>
        {words('setDates')}
      </Link>
    );
  return (
    <>
      <button type="button" className="button primary" onClick={() => setAsked(true)}>
        {words('publish')}
      </button>
      {asked && <PublishDialog event={event} decides={decides} refresh={refresh} onClose={() => setAsked(false)} />}
    </>
  );
};

/** Says what will be public and what it pays, then publishes the draft. */
const PublishDialog = ({ event, decides, refresh, onClose }: Props & { onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats] = [useDraftWords(), useFormats()];
  const act = useAct({
    send: (version: number) => http.call(publishEvent, { params: { eventId: event._id }, body: { version } }),
    refresh,
    notice: ({ event: published }: Response<typeof publishEvent>) =>
      [
        words('done', { title: event.title }),
        ...(published.payingAskedAt ? [words(decides ? 'askedAnother' : 'asked')] : []),
      ].join(' '),
    onDone: onClose,
  });
  const when = formats.dates(event.startDate, event.endDate);
  const where = [event.venue, event.city, event.state].filter(Boolean).join(', ');
  const count = event.classes.length;
  const pays = (): string => {
    if (!decides) return words('asks');
    if (!event.paying) return words('paysNothing');
    return count === 0 ? words('paysLater') : words('pays', { count, amount: formats.money(event.contingencyAmount) });
  };
  return (
    <ActDialog
      title={words('title', { title: event.title })}
      consequence={
        <div className="desk-effect">
          <p>{where ? words('seenAt', { when, where }) : words('seen', { when })}</p>
          <p>{pays()}</p>
          <p className="desk-muted">{words('forGood')}</p>
        </div>
      }
      act={act}
      command={() => event.version}
      confirm={words('confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
