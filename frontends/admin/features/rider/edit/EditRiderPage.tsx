import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { editRider, type RiderDetail } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useRiderQuery } from '../../../shared/rider/rider.api.js';
import { storedRider, useRiderForm, type RiderValues } from './rider-form.js';
import { useEditWords } from './words/use-words.js';

const read = (rider: RiderDetail) => {
  const stored = storedRider(rider);
  if (!stored) throw new Error('The record came without what an administrator may see');
  return stored;
};

/** A rider's record, with what only administrators decide: professional or not, and the tax status. */
export const EditRiderPage = () => {
  const { riderId = '' } = useParams();
  const { http } = useHost();
  const [words, path, refresh] = [useEditWords(), usePath(), useRefresh('money', 'record')];
  const params = { role: 'admin', riderId } as const;
  const { currentData, error, isFetching, refetch } = useRiderQuery({ params });
  const rider = currentData?.rider;
  const { fields, places } = useRiderForm(rider);
  const stored = useMemo(() => rider && storedRider(rider), [rider]);
  return (
    <FormPage<RiderValues>
      title={words('title')}
      lead={rider?.fullName}
      back={{ to: path(`/rider/${riderId}`), label: words('back') }}
      fields={fields}
      // a choice without its list would show another state than the one that is stored
      stored={places.isLoading ? undefined : stored}
      error={isFetching ? undefined : error}
      onRetry={() => void refetch()}
      reload={async () => read((await refetch().unwrap()).rider)}
      save={async (change, version) => {
        const body = { ...change, version };
        return read((await http.call(editRider, { params, body })).rider);
      }}
      refresh={refresh}
      saved={words('saved')}
      submit={words('save')}
    >
      {places.error !== undefined && !places.data && (
        <p className="alert wait" role="status">
          {words('placesFailed')}
        </p>
      )}
    </FormPage>
  );
};
