import { useDispatch } from 'react-redux';
import { addOwnSeries } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, NEW_SERIES, OWN_SERIES, storedRecord, useLeadOn, useSeriesFields } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useRegions } from '../../places.api.js';
import { useSeriesWords } from './words/use-words.js';

export const AddSeriesPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useSeriesWords(), usePath(), useDispatch(), useLeadOn()];
  const fields = useSeriesFields(useRegions());
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/'), label: words('home') }}
      fields={fields}
      stored={NEW_SERIES}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NEW_SERIES)}
      save={async (_change, _version, whole) => {
        const { series } = await http.call(addOwnSeries, { body: whole });
        leadOn.next(path(`/serie/${series._id}`));
        return storedRecord(OWN_SERIES, series);
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
