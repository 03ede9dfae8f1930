import { useDispatch } from 'react-redux';
import { issueSeriesBonus, type LeanRider, type SeriesDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

interface Props {
  series: SeriesDetail;
  rider: LeanRider;
  onClose: () => void;
}

/** Asks before the bonus of the series goes to a rider. */
export const IssueDialog = ({ series, rider, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, dispatch] = [useSeriesWords(), useFormats(), useDispatch()];
  const amount = series.initialValue ? formats.money(series.initialValue) : '';
  const said = { amount, name: rider.fullName, series: series.name, date: formats.date(series.expirationDate) };
  const act = useAct({
    send: (_reason: string, idempotencyKey) =>
      http.call(issueSeriesBonus, {
        params: { seriesId: series._id },
        body: { riderId: rider._id },
        idempotencyKey,
      }),
    refresh: () => dispatch(api.util.invalidateTags(['series', 'money'])),
    notice: ({ bonus }) => words(bonus ? 'bonuses.issued' : 'bonuses.waits', said),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('bonuses.issueTitle', said)}
      consequence={words('bonuses.issueLead', said)}
      act={act}
      command={(reason) => reason}
      confirm={words('bonuses.issueConfirm', said)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
