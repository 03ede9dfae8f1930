import { retireBike, type GarageBike } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useProfileWords } from '../words/use-words.js';
import { bikeName } from './BikeCard.js';

interface Props {
  bike: GarageBike;
  /** the only one that can earn */
  isLast: boolean;
  onClose: () => void;
}

export const RemoveBike = ({ bike, isLast, onClose }: Props) => {
  const { http } = useHost();
  const [t, refresh] = [useProfileWords(), useRefresh('rider')];
  const act = useAct({
    send: () => http.call(retireBike, { params: { role: 'rider', bikeId: bike._id } }),
    refresh,
    notice: () => t('bikes.removed'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t('bikes.removeTitle')}
      consequence={
        <>
          <p>{t('bikes.removeLead', { bike: bikeName(bike) })}</p>
          {isLast && <p className="alert wait">{t('bikes.removeLast')}</p>}
        </>
      }
      act={act}
      command={() => undefined}
      confirm={t('bikes.remove', { bike: bikeName(bike) })}
      keep={t('bikes.keep')}
      onClose={onClose}
    />
  );
};
