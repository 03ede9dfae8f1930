import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editSeries } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { storedSeries, toSave, useAdminSeriesForm } from '../../shared/series/series-form.js';
import { useOneSeriesQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

export const EditSeriesPage = () => {
  const { seriesId = '' } = useParams();
  const { http } = useHost();
  const [words, path, dispatch] = [useSeriesWords(), usePath(), useDispatch()];
  const params = { seriesId };
  const { currentData, error, refetch } = useOneSeriesQuery({ params });
  const series = currentData?.series;
  const form = useAdminSeriesForm(series);
  const stored = useMemo(() => (series && form.ready ? storedSeries(series) : undefined), [series, form.ready]);
  return (
    <FormPage
      title={words('editTitle')}
      lead={series?.name}
      back={{ to: path(`/serie/${seriesId}`), label: words('back') }}
      fields={form.fields}
      stored={stored}
      error={error ?? form.error}
      onRetry={() => {
        if (error) void refetch();
        if (form.error) form.retry();
      }}
      reload={async () => storedSeries((await refetch().unwrap()).series)}
      save={async (_change, version, whole) =>
        storedSeries((await http.call(editSeries, { params, body: { ...toSave(whole), version } })).series)
      }
      refresh={() => dispatch(api.util.invalidateTags(['series', 'event', 'category']))}
      saved={words('saved')}
      submit={words('save')}
    />
  );
};
