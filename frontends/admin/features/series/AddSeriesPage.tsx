import { useDispatch } from 'react-redux';
import { addSeries } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useLeadOn } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { NEW_SERIES, storedSeries, toSave, useAdminSeriesForm } from '../../shared/series/series-form.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

export const AddSeriesPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useSeriesWords(), usePath(), useDispatch(), useLeadOn()];
  const { fields, ready, error, retry } = useAdminSeriesForm();
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/series'), label: words('title') }}
      fields={fields}
      stored={ready ? NEW_SERIES : undefined}
      error={error}
      onRetry={retry}
      reload={() => Promise.resolve(NEW_SERIES)}
      save={async (_change, _version, whole) => {
        const { series } = await http.call(addSeries, { body: toSave(whole) });
        leadOn.next(path(`/serie/${series._id}`));
        return storedSeries(series);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['series']));
        leadOn.go();
      }}
      saved={words('added')}
      submit={words('add')}
    />
  );
};
