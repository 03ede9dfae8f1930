import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addEvent } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useLeadOn } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { newEvent, storedEvent, useAdminEventForm } from './event-form.js';
import { useEventFormWords } from './words/use-words.js';

/** `?series=` puts the event into a series, and gives it to the promoter of the series. */
export const AddEventPage = () => {
  const { http } = useHost();
  const [params] = useSearchParams();
  const [words, path, dispatch, leadOn] = [useEventFormWords(), usePath(), useDispatch(), useLeadOn()];
  const { fields, series, ready, error, retry } = useAdminEventForm();
  const asked = params.get('series');
  const within = series.find(({ _id }) => _id === asked);
  const stored = useMemo(
    () => (ready ? newEvent(within?._id ?? null, within?.promoter?._id ?? null) : undefined),
    [ready, within],
  );
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/events'), label: words('events') }}
      wide
      fields={fields}
      stored={stored}
      error={error}
      onRetry={retry}
      reload={() => Promise.resolve(newEvent(null, null))}
      save={async (_change, _version, whole) => {
        const { event } = await http.call(addEvent, { body: whole });
        leadOn.next(path(`/event/${event._id}`));
        return storedEvent(event);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['event', 'series']));
        leadOn.go();
      }}
      saved={words('added')}
      submit={words('add')}
    />
  );
};
