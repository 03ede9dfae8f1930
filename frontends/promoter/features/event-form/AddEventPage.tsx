import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addOwnEvent } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useEventFields, useLeadOn } from '@rrr/kit/desk';
import { api, useSeriesQuery } from '../../api.js';
import { useRegions } from '../../places.api.js';
import { newEvent, storedEvent } from './stored-event.js';
import { useEventFormWords } from './words/use-words.js';

/** `?series=` puts the event into a series of one's own. */
export const AddEventPage = () => {
  const { http, session } = useHost();
  const [params] = useSearchParams();
  const [words, path, dispatch, leadOn] = [useEventFormWords(), usePath(), useDispatch(), useLeadOn()];
  const { data, error, refetch } = useSeriesQuery({ params: { id: session.user._id } });
  const fields = useEventFields({ regions: useRegions(), choices: data?.series ?? [] });
  const asked = params.get('series');
  // A choice of series has to be there before it can be chosen.
  const stored = useMemo(
    () => data && newEvent(data.series.find(({ _id }) => _id === asked)?._id ?? null),
    [data, asked],
  );
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/'), label: words('home') }}
      wide
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={() => Promise.resolve(newEvent(asked))}
      save={async (_change, _version, whole) => {
        const { event } = await http.call(addOwnEvent, { body: whole });
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
