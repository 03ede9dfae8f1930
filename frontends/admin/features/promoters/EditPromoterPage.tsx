import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editPromoter } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, storedRecord } from '@rrr/kit/desk';
import { PROMOTER } from '@rrr/records';
import { api } from '../../api.js';
import { usePromoterFields } from './promoter-form.js';
import { usePromoterQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

export const EditPromoterPage = () => {
  const { promoterId = '' } = useParams();
  const { http } = useHost();
  const [t, path, dispatch, fields] = [usePromoterWords(), usePath(), useDispatch(), usePromoterFields()];
  const params = { role: 'admin', id: promoterId } as const;
  const { currentData, error, refetch } = usePromoterQuery({ params });
  const stored = useMemo(() => currentData && storedRecord(PROMOTER, currentData.promoter), [currentData]);
  return (
    <FormPage
      title={t('form.editTitle')}
      lead={currentData?.promoter.name}
      back={{ to: path(`/promoter/${promoterId}`), label: currentData?.promoter.name ?? t('title') }}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedRecord(PROMOTER, (await refetch().unwrap()).promoter)}
      save={async (change, version) =>
        storedRecord(PROMOTER, (await http.call(editPromoter, { params, body: { ...change, version } })).promoter)
      }
      refresh={() => dispatch(api.util.invalidateTags(['promoter']))}
      saved={t('form.saved')}
      submit={t('form.save')}
    />
  );
};
