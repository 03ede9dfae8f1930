import { retireBike, type GarageBike } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { bikeName } from './bike-name.js';
import { useBikeWords } from './words/use-words.js';

export const RemoveBike = ({ bike, onClose }: { bike: GarageBike; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useBikeWords(), useRefresh('record', 'money')];
  const name = bikeName(bike);
  const act = useAct({
    send: (bikeId: string) => http.call(retireBike, { params: { role: 'admin', bikeId } }),
    refresh,
    notice: () => words('removed'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('removeTitle', { bike: name })}
      consequence={words('removeLead')}
      act={act}
      command={() => bike._id}
      confirm={words('removeOf', { bike: name })}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
