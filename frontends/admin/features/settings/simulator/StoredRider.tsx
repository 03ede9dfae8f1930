import { useState } from 'react';
import { usePath } from '@rrr/kit/base';
import { RiderSearch } from '@rrr/kit/desk';
import { useRiderQuery } from '../../../shared/rider/rider.api.js';
import { TakenPart } from './TakenPart.js';
import { useSimulatorWords } from './words/use-words.js';

interface Props {
  /** empty: the rider is invented */
  riderId: string;
  onChoose: (riderId: string) => void;
}

/** The stored rider with all their bikes, or a search for one. */
export const StoredRider = ({ riderId, onChoose }: Props) => {
  const [t, path] = [useSimulatorWords(), usePath()];
  const [searching, setSearching] = useState(false);
  const answer = useRiderQuery({ params: { role: 'admin', riderId } }, { skip: riderId === '' });
  const rider = answer.currentData?.rider;
  if (riderId !== '')
    return (
      <TakenPart
        label={t('groups.rider')}
        answer={answer}
        name={rider?.fullName}
        about={rider ? t('stored.bikes', { count: rider.record?.bikes.length ?? 0 }) : ''}
        to={path(`/rider/${riderId}`)}
        invent={t('stored.inventRider')}
        onInvent={() => onChoose('')}
      />
    );
  return (
    <>
      <div>
        <button type="button" className="button" aria-expanded={searching} onClick={() => setSearching(!searching)}>
          {t('stored.takeRider')}
        </button>
      </div>
      {searching && (
        <RiderSearch
          onChoose={({ _id }) => {
            setSearching(false);
            onChoose(_id);
          }}
        />
      )}
    </>
  );
};
