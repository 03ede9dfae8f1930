import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editOwnSeries } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, OWN_SERIES, Page, storedRecord, useSeriesFields } from '@rrr/kit/desk';
import { api, useOneSeriesQuery } from '../../api.js';
import { useRegions } from '../../places.api.js';
import { useSeriesWords } from './words/use-words.js';

export const EditSeriesPage = () => {
  const { seriesId = '' } = useParams();
  const { http, session } = useHost();
  const [words, path, dispatch] = [useSeriesWords(), usePath(), useDispatch()];
  const fields = useSeriesFields(useRegions());
  const params = { seriesId };
  const { data, error, refetch } = useOneSeriesQuery({ params });
  const stored = useMemo(() => data && storedRecord(OWN_SERIES, data.series), [data]);
  const back = { to: path(`/serie/${seriesId}`), label: words('back') };
  if (data && data.series.promoter?._id !== session.user._id)
    return (
      <Page title={words('editTitle')} lead={data.series.name} back={back}>
        <div className="alert wait">
          <strong>{words('notYours')}</strong>
        </div>
      </Page>
    );
  return (
    <FormPage
      title={words('editTitle')}
      lead={data?.series.name}
      back={back}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedRecord(OWN_SERIES, (await refetch().unwrap()).series)}
      save={async (_change, version, whole) =>
        storedRecord(OWN_SERIES, (await http.call(editOwnSeries, { params, body: { ...whole, version } })).series)
      }
      refresh={() => dispatch(api.util.invalidateTags(['series', 'event']))}
      saved={words('saved')}
      submit={words('save')}
    />
  );
};
