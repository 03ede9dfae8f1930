import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editOwnEvent } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, Page, useEventFields, useForeseenDates } from '@rrr/kit/desk';
import { api, useEventQuery, useSeriesQuery } from '../../api.js';
import { today } from '../../due.js';
import { useRegions } from '../../places.api.js';
import { storedEvent } from './stored-event.js';
import { useEventFormWords } from './words/use-words.js';

export const EditEventPage = () => {
  const { eventId = '' } = useParams();
  const { http, session } = useHost();
  const [words, path, dispatch] = [useEventFormWords(), usePath(), useDispatch()];
  const params = { eventId };
  const { data, error, refetch } = useEventQuery({ params });
  const stored = useMemo(() => data && storedEvent(data.event), [data]);
  const begun = typeof data?.event.startDate === 'string' && data.event.startDate <= today();
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
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedEvent((await refetch().unwrap()).event)}
      save={async (_change, version, whole) =>
        storedEvent((await http.call(editOwnEvent, { params, body: { ...whole, version } })).event)
      }
      refresh={() => dispatch(api.util.invalidateTags(['event', 'series']))}
      saved={words(data?.event.paying && !begun ? 'savedPaying' : 'saved')}
      submit={words('save')}
      ask={foreseen.ask}
      after={foreseen.shown}
    >
      {(begun || data?.event.paying) && (
        <div className="alert">
          <strong>{words(begun ? 'begun' : 'paying')}</strong>
        </div>
      )}
    </FormPage>
  );
};
