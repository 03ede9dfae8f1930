import { useDispatch } from 'react-redux';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { actOn, BACK, type OneKind } from './one-act.js';
import { usePromoterWords } from './words/use-words.js';

interface Props {
  kind: OneKind;
  promoter: { _id: string; name: string; email: string };
  onDone?: () => void;
  onClose: () => void;
}

/** Says what one act on one promoter means, then does it. */
export const OneDialog = ({ kind, promoter, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [t, dispatch] = [usePromoterWords(), useDispatch()];
  const given = { name: promoter.name, email: promoter.email };
  const back = BACK[kind];
  const act = useAct({
    send: (reason: string) => actOn(http, kind, promoter._id, reason),
    refresh: () => dispatch(api.util.invalidateTags(['promoter'])),
    notice: () => t(`one.${kind}.done`, given),
    ...(back ? { undo: () => actOn(http, back, promoter._id) } : {}),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <ActDialog
      title={t(`one.${kind}.title`, given)}
      consequence={t(`one.${kind}.lead`, given)}
      act={act}
      command={(reason) => reason}
      confirm={t(`one.${kind}.confirm`)}
      keep={t('keep')}
      {...(kind === 'reject' ? { reason: { label: t('reason'), required: t('reasonRequired') } } : {})}
      {...(kind === 'delete' ? { phrase: promoter.name } : {})}
      onClose={onClose}
    />
  );
};
