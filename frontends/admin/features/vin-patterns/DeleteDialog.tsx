import { useDispatch } from 'react-redux';
import { deleteVinPattern, type VinPattern } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useVinPatternsWords } from './words/use-words.js';

/** Asks before a pattern goes. */
export const DeleteDialog = ({ pattern, onClose }: { pattern: VinPattern; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch] = [useVinPatternsWords(), useDispatch()];
  const act = useAct({
    send: (_reason: string) => http.call(deleteVinPattern, { params: { patternId: pattern._id } }),
    refresh: () => dispatch(api.util.invalidateTags(['vin'])),
    notice: () => words('deleted', { pattern: pattern.pattern }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('deleteTitle', { pattern: pattern.pattern })}
      consequence={words('deleteLead', { bike: `${pattern.year} ${pattern.model}` })}
      act={act}
      command={(reason) => reason}
      confirm={words('deleteConfirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
