import { useDispatch } from 'react-redux';
import { activateDealer, deactivateDealer, type Dealer } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useDealerWords } from './words/use-words.js';

/** Deactivates an active dealer, or activates one that is not, once it is clear what that means. */
export const ActiveDialog = ({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) => {
  const { http } = useHost();
  const [t, dispatch] = [useDealerWords(), useDispatch()];
  const params = { dealerId: dealer._id };
  const words = dealer.deActivated ? 'activate' : 'deactivate';
  const name = dealer.name;
  const act = useAct({
    send: (_: void) => http.call(dealer.deActivated ? activateDealer : deactivateDealer, { params }),
    refresh: () => dispatch(api.util.invalidateTags(['dealer'])),
    notice: () => t(`${words}.done`, { name }),
    undo: () => http.call(dealer.deActivated ? deactivateDealer : activateDealer, { params }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t(`${words}.title`, { name })}
      consequence={t(`${words}.lead`)}
      act={act}
      command={() => undefined}
      confirm={t(`${words}.confirm`)}
      keep={t(`${words}.keep`)}
      onClose={onClose}
    />
  );
};
