import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editDealer } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, storedRecord } from '@rrr/kit/desk';
import { DEALER } from '@rrr/records';
import { api } from '../../api.js';
import { useDealerFields } from './dealer-form.js';
import { useDealerQuery } from '../../shared/dealers/dealers.api.js';
import { useDealerWords } from './words/use-words.js';

export const EditDealerPage = () => {
  const { dealerId = '' } = useParams();
  const { http } = useHost();
  const [t, path, dispatch, fields] = [useDealerWords(), usePath(), useDispatch(), useDealerFields()];
  const params = { role: 'admin', dealerId } as const;
  const { currentData, error, refetch } = useDealerQuery({ params });
  const stored = useMemo(() => currentData && storedRecord(DEALER, currentData.dealer), [currentData]);
  return (
    <FormPage
      title={t('form.editTitle')}
      lead={currentData?.dealer.name}
      back={{ to: path(`/dealer/${dealerId}`), label: currentData?.dealer.name ?? t('back') }}
      wide
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedRecord(DEALER, (await refetch().unwrap()).dealer)}
      save={async (change, version) =>
        storedRecord(DEALER, (await http.call(editDealer, { params, body: { ...change, version } })).dealer)
      }
      refresh={() => dispatch(api.util.invalidateTags(['dealer']))}
      saved={t('form.saved')}
      submit={t('form.save')}
    />
  );
};
