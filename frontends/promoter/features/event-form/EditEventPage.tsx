import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editOwnEvent } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { DraftNote, FormPage, isDraft, Page, useEventFields, useLeadOn, useForeseenDates } from '@rrr/kit/desk';
import { api, useEventQuery, useSeriesQuery } from '../../api.js';
import { today } from '../../due.js';
import { useRegions } from '../../places.api.js';
import { storedEvent } from './stored-event.js';
import { useEventFormWords } from './words/use-words.js';

export const EditEventPage = () => {
  const { eventId = '' } = useParams();
  const { http, session } = useHost();
  const [words, path, dispatch, leadOn] = [useEventFormWords(), usePath(), useDispatch(), useLeadOn()];
  const params = { eventId };
  const { data, error, refetch } = useEventQuery({ params });
  const stored = useMemo(() => data && storedEvent(data.event), [data]);
  const draft = data !== undefined && isDraft(data.event);
  const begun = !draft && typeof data?.event.startDate === 'string' && data.event.startDate <= today();
  const foreseen = useForeseenDates(data?.event);
  const choices = useSeriesQuery({ params: { id: session.user._id } }).data?.series ?? [];
  const regions = useRegions();
  const fields = useEventFields({ regions, choices, series: data?.event.series ?? null, datesFixed: begun });
  const back = { to: path(`/event/${eventId}`), label: words('back') };
  if (data && data.event.promoter?._id !== session.user._id)
    return (
      <Page title={words('editTitle')} lead={data.event.title} back={back}>
        <div className="alert wait">
          <strong>{words('notYours')}</strong>
        </div>
      </Page>
    );
  return (
    <FormPage
      title={words('editTitle')}
      lead={data?.event.title}
      back={back}
      wide
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedEvent((await refetch().unwrap()).event)}
      save={async (_change, version, whole) => {
        // a draft is published from its page
        if (draft) leadOn.next(path(`/event/${eventId}`));
        return storedEvent((await http.call(editOwnEvent, { params, body: { ...whole, version } })).event);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['event', 'series']));
        leadOn.go();
      }}
      {...(draft && data.event.startDate === null ? { first: 'startDate' } : {})}
      saved={words(data?.event.paying && !begun && !draft ? 'savedPaying' : 'saved')}
      submit={words('save')}
      ask={foreseen.ask}
      after={foreseen.shown}
    >
      {data && <DraftNote event={data.event} />}
      {(begun || data?.event.paying) && !draft && (
        <div className="alert">
          <strong>{words(begun ? 'begun' : 'paying')}</strong>
        </div>
      )}
    </FormPage>
  );
};
