import { useDispatch } from 'react-redux';
import { removeSoldVins } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSoldVinsWords } from './words/use-words.js';

/** Asks before the list of sold VINs goes. */
export const RemoveDialog = ({ count, onClose }: { count: number; onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats, dispatch] = [useSoldVinsWords(), useFormats(), useDispatch()];
  const act = useAct({
    send: (_reason: string) => http.call(removeSoldVins),
    refresh: () => dispatch(api.util.invalidateTags(['vin'])),
    notice: () => words('removed'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('removeTitle', { count: formats.count(count) })}
      consequence={words('removeLead')}
      act={act}
      command={(reason) => reason}
      confirm={words('removeConfirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
