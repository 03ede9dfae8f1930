import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editEvent } from '@rrr/contract';
import { today, useHost, usePath } from '@rrr/kit/base';
import { DraftNote, FormPage, isDraft, useForeseenDates, useLeadOn } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useEventQuery } from '../../shared/event/event.api.js';
import { storedEvent, useAdminEventForm } from './event-form.js';
import { useEventFormWords } from './words/use-words.js';

export const EditEventPage = () => {
  const { eventId = '' } = useParams();
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useEventFormWords(), usePath(), useDispatch(), useLeadOn()];
  const params = { eventId };
  const { currentData, error, refetch } = useEventQuery({ params });
  const event = currentData?.event;
  const form = useAdminEventForm(event);
  const stored = useMemo(() => (event && form.ready ? storedEvent(event) : undefined), [event, form.ready]);
  const foreseen = useForeseenDates(event);
  const draft = event !== undefined && isDraft(event);
  const raced = event?.classes.some(({ results }) => results.length > 0) ?? false;
  return (
    <FormPage
      title={words('editTitle')}
      lead={event?.title}
      back={{ to: path(`/event/${eventId}`), label: words('back') }}
      wide
      fields={form.fields}
      stored={stored}
      error={error ?? form.error}
      onRetry={() => {
        if (error) void refetch();
        form.retry();
      }}
      reload={async () => storedEvent((await refetch().unwrap()).event)}
      save={async (_change, version, whole) => {
        // a draft is published from its page
        if (draft) leadOn.next(path(`/event/${eventId}`));
        return storedEvent((await http.call(editEvent, { params, body: { ...whole, version } })).event);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['event', 'series', 'money']));
        leadOn.go();
      }}
      {...(draft && event.startDate === null ? { first: 'startDate' } : {})}
      saved={words('saved')}
      submit={words('save')}
      ask={foreseen.ask}
      after={foreseen.shown}
    >
      {event && <DraftNote event={event} />}
      {event?.paying && !draft && (raced || (event.startDate !== null && event.startDate <= today())) && (
        <div className="alert">
          <strong>{words('datesWait')}</strong>
        </div>
      )}
      {raced && (
        <div className="alert wait">
          <strong>{words('raced')}</strong>
        </div>
      )}
    </FormPage>
  );
};
