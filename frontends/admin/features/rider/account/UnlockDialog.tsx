import { unlockPin, type RiderDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useAccountWords } from './words/use-words.js';

/** Ends the lock after wrong PINs. The PIN itself is nobody's to see or set but the rider's. */
export const UnlockDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useAccountWords(), useFormats(), useRefresh('money')];
  const name = rider.fullName;
  const act = useAct({
    send: () => http.call(unlockPin, { params: { riderId: rider._id } }),
    refresh,
    notice: () => words('unlock.done', { name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('unlock.title', { name })}
      consequence={words('unlock.lead', { when: formats.instant(rider.record?.pinLockedUntil) })}
      act={act}
      command={() => undefined}
      confirm={words('unlock.confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
