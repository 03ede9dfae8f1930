import { setRiderActive, type RiderDetail } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useAccountWords } from './words/use-words.js';

/** Says what ends or begins with it, then deactivates or activates the rider; undone from the notice. */
export const ActiveDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useAccountWords(), useRefresh('money', 'record')];
  const params = { riderId: rider._id };
  const [name, to] = [rider.fullName, rider.deActivated];
  const key = to ? 'activate' : 'deactivate';
  const act = useAct({
    send: (active: boolean) => http.call(setRiderActive, { params, body: { active } }),
    undo: (_, active) => http.call(setRiderActive, { params, body: { active: !active } }),
    refresh,
    notice: ({ takenBikes }) =>
      takenBikes.length > 0
        ? words('activate.taken', { name, count: takenBikes.length })
        : words(`${key}.done`, { name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`${key}.title`, { name })}
      consequence={words(`${key}.lead`)}
      act={act}
      command={() => to}
      confirm={words(`${key}.confirm`, { name })}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
