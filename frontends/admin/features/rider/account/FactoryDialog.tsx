import { markFactory, type RiderDetail } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useAccountWords } from './words/use-words.js';

/** Marks a factory rider, or removes the mark; undone from the notice. */
export const FactoryDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useAccountWords(), useRefresh('money', 'record')];
  const params = { riderId: rider._id };
  const [name, to] = [rider.fullName, !rider.personal?.factory];
  const key = to ? 'factory' : 'notFactory';
  const act = useAct({
    send: (factory: boolean) => http.call(markFactory, { params, body: { factory } }),
    undo: (_, factory) => http.call(markFactory, { params, body: { factory: !factory } }),
    refresh,
    notice: () => words(`${key}.done`, { name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`${key}.title`, { name })}
      consequence={words(`${key}.lead`)}
      act={act}
      command={() => to}
      confirm={words(`${key}.confirm`)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
