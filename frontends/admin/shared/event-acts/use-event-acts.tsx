import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { duplicateEvent, type EventDetail } from '@rrr/contract';
import { ActProblem, today, useAct, useHost, usePath } from '@rrr/kit/base';
import { isDraft, lazyDialog, LinkDialog, UnlinkDialog, type DetailPageProps } from '@rrr/kit/desk';
import { api } from '../../api.js';
import type { EventAct } from './EventActDialog.js';
import { useEventActsWords } from './words/use-words.js';

const EventActDialog = lazyDialog(() => import('./EventActDialog.js').then((loaded) => loaded.EventActDialog));
const RejudgeDialog = lazyDialog(() => import('./RejudgeDialog.js').then((loaded) => loaded.RejudgeDialog));

type Act = EventAct | 'rejudge' | 'link' | 'unlink';
type Acts = NonNullable<DetailPageProps['acts']>;

/** Everything an administrator can do with an event as a whole, and the dialog or problem of what is being done. */
export const useEventActs = (event: EventDetail | undefined): { acts: Acts; shown: ReactNode } => {
  const { http } = useHost();
  const [words, path, navigate, dispatch] = [useEventActsWords(), usePath(), useNavigate(), useDispatch()];
  const [asked, setAsked] = useState<Act>();
  const duplicate = useAct({
    send: (eventId: string) => http.call(duplicateEvent, { params: { eventId } }),
    refresh: () => dispatch(api.util.invalidateTags(['event'])),
    notice: () => words('duplicate.done'),
    onDone: ({ event: copy }) => void navigate(path(`/event/${copy._id}/edit`)),
  });
  if (!event) return { acts: [], shown: null };
  const raced = event.classes.some(({ results }) => results.length > 0);
  const canceled = event.status === 'canceled';
  const windowClosed = event.resultsDueDate !== null && event.resultsDueDate < today();
  const overdue =
    windowClosed && event.paying && !canceled && event.classes.some((raceClass) => !raceClass.resultsReceivedAt);
  const ask = (key: Act, why?: string): Acts[number] => ({
    key,
    label: words(`${key}.act`),
    run: () => setAsked(key),
    ...(why === undefined ? {} : { why }),
  });
  // a draft has no results to send, judge or wait for, and is deleted instead of canceled
  const draft = isDraft(event);
  const results: Acts[number] = {
    key: 'results',
    label: words('results'),
    to: path(`/event/${event._id}/results`),
    ...(event.classes.length > 0 ? {} : { why: words('noClasses') }),
  };
  const ofPublished: Acts = [
    ask('rejudge', raced ? undefined : words('rejudge.why')),
    ask(event.sameRace ? 'unlink' : 'link'),
    event.lateResultsAccepted
      ? ask('refuseLate')
      : ask('acceptLate', windowClosed ? undefined : words('acceptLate.why')),
    ...(overdue && !event.lateResultsAccepted ? [ask('stopLate')] : []),
  ];
  const acts: Acts = [
    ...(event.payingAskedAt && !canceled ? [ask('pay'), ask('noPay')] : []),
    { key: 'edit', label: words('edit'), to: path(`/event/${event._id}/edit`) },
    { key: 'classes', label: words('classes'), to: path(`/event/${event._id}/classes`) },
    ...(draft ? [] : [results]),
    { key: 'imports', label: words('imports'), to: path(`/event/${event._id}/imports`) },
    { key: 'duplicate', label: words('duplicate.act'), run: () => void duplicate.run(event._id) },
    ...(draft ? [] : ofPublished),
    ...(draft && !canceled ? [] : [ask(canceled ? 'restore' : 'cancel')]),
    ask('delete', raced ? words('delete.why') : undefined),
  ];
  const close = () => setAsked(undefined);
  const refresh = () => void dispatch(api.util.invalidateTags(['event', 'money', 'record']));
  return {
    acts,
    shown: (
      <>
        <ActProblem act={duplicate} />
        {asked === 'rejudge' && <RejudgeDialog event={event} onClose={close} />}
        {asked === 'link' && <LinkDialog eventId={event._id} refresh={refresh} onClose={close} />}
        {asked === 'unlink' && <UnlinkDialog event={event} refresh={refresh} onClose={close} />}
        {asked && asked !== 'rejudge' && asked !== 'link' && asked !== 'unlink' && (
          <EventActDialog kind={asked} event={event} onClose={close} />
        )}
      </>
    ),
  };
};
