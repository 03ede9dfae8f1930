import { useDispatch } from 'react-redux';
import { revokeSeriesBonus, type Response, type SeriesDetail, type seriesBonuses } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

interface Props {
  series: SeriesDetail;
  bonus: Response<typeof seriesBonuses>['bonuses'][number];
  onClose: () => void;
}

/** Asks before a bonus is taken back: what is left of it goes, what was spent stays. */
export const RevokeDialog = ({ series, bonus, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, dispatch] = [useSeriesWords(), useFormats(), useDispatch()];
  const spent = bonus.initialValue.amount - bonus.currentValue.amount;
  const said = {
    name: bonus.rider.fullName,
    left: formats.money(bonus.currentValue),
    spent: formats.money({ ...bonus.initialValue, amount: spent }),
  };
  const act = useAct({
    send: (_reason: string, idempotencyKey) =>
      http.call(revokeSeriesBonus, {
        params: { seriesId: series._id, riderId: bonus.rider._id },
        idempotencyKey,
      }),
    refresh: () => dispatch(api.util.invalidateTags(['series', 'money'])),
    notice: () => words('bonuses.taken', said),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('bonuses.revokeTitle', said)}
      consequence={words(spent > 0 ? 'bonuses.revokeSpent' : 'bonuses.revokeLead', said)}
      act={act}
      command={(reason) => reason}
      confirm={words('bonuses.revokeConfirm', said)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
