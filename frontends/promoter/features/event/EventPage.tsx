import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { LazyPage, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, earnedAt, isDraft, LinkDialog, PublishEvent, type DetailPageProps } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';
import { useWords } from '../../words/use-words.js';
import { AskToCancel } from './AskToCancel.js';
import { ClassChecklist } from './ClassChecklist.js';
import { EventNotes } from './EventNotes.js';
import { Proposal } from './Proposal.js';

const loadImport = () => import('../import/ImportPage.js').then((loaded) => loaded.ImportPage);

type Acts = NonNullable<DetailPageProps['acts']>;

/** What its promoter can do with an event besides sending results. */
const useActs = () => {
  const [words, path] = [useWords(), usePath()];
  return (event: EventDetail, onCancel: () => void, onLink: () => void): Acts => {
    const at = path(`/event/${event._id}`);
    const raced = event.classes.some(
      (raceClass) => raceClass.resultsReceivedAt !== null || raceClass.results.length > 0,
    );
    return [
      { key: 'edit', label: words('event.acts.edit'), to: `${at}/edit` },
      { key: 'classes', label: words('event.acts.classes'), to: `${at}/classes` },
      ...(event.sameRace || isDraft(event) ? [] : [{ key: 'link', label: words('event.acts.link'), run: onLink }]),
      {
        key: 'cancel',
        label: words('event.acts.cancel'),
        run: onCancel,
        ...(raced ? { why: words('event.acts.hasResults') } : {}),
      },
    ];
  };
};

/**
 * An event as a checklist of its classes; `?class=` opens the way to send results of one, and without an id lets the
 * reader choose.
 */
export const EventPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const { session } = useHost();
  const [words, formats, path, acts] = [useWords(), useFormats(), usePath(), useActs()];
  const [canceling, setCanceling] = useState(false);
  const [linking, setLinking] = useState(false);
  const refresh = useRefresh('event');
  const answer = useEventQuery({ params: { eventId } });
  const event = answer.currentData?.event;
  const asked = params.get('class');
  if (event && asked !== null && event.canUpload) return <LazyPage key={asked} load={loadImport} />;
  const mine = event?.promoter?._id === session.user._id;
  const posted = event && <Amount money={event.contingencyAmount} />;
  // Only its own promoter is told what results earn.
  const earned = event && mine && <Amount money={earnedAt(event)} />;
  const place = event && [event.venue, event.city, event.state].filter(Boolean).join(', ');
  return (
    <DetailPage
      title={event?.title ?? words('event.unnamed')}
      lead={event && [formats.dates(event.startDate, event.endDate), place].filter(Boolean).join(' · ')}
      back={{ to: path('/'), label: words('event.back') }}
      answer={answer}
      summary={[
        [words('event.posted'), posted],
        [words('event.earned'), earned],
      ]}
      primary={mine && <PublishEvent event={event} decides={false} refresh={() => refresh()} />}
      acts={
        mine && event.status === 'current'
          ? acts(
              event,
              () => setCanceling(true),
              () => setLinking(true),
            )
          : []
      }
    >
      {event && (
        <>
          <EventNotes event={event} />
          {mine && event.proposal && <Proposal proposal={event.proposal} />}
          <ClassChecklist event={event} mine={mine && event.status === 'current'} />
          {linking && <LinkDialog eventId={event._id} refresh={() => refresh()} onClose={() => setLinking(false)} />}
          {canceling && <AskToCancel event={event} onClose={() => setCanceling(false)} />}
        </>
      )}
    </DetailPage>
  );
};
