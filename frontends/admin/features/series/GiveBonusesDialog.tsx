import { useDispatch } from 'react-redux';
import { type getStandingsBonuses, giveStandingsBonuses, type Response, type SeriesDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

interface Props {
  series: SeriesDetail;
  shown: Response<typeof getStandingsBonuses>;
  onClose: () => void;
}

/** Asks before the bonuses that are shown as ready are given, or asked for. */
export const GiveBonusesDialog = ({ series, shown, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, dispatch] = [useSeriesWords(), useFormats(), useDispatch()];
  const { season, classKey, classes, outcome, total, expireDate, bonuses } = shown;
  const said = {
    amount: formats.money(total),
    count: bonuses.filter((bonus) => bonus.state === 'ready').length,
    name: [series.name, season, classes.find(({ key }) => key === classKey)?.name].join(' · '),
    date: formats.date(expireDate),
  };
  const act = useAct({
    send: (_reason: string, idempotencyKey) =>
      http.call(giveStandingsBonuses, {
        params: { seriesId: series._id },
        body: { season: season ?? 0, classKey: classKey ?? '', outcome },
        idempotencyKey,
      }),
    refresh: () => dispatch(api.util.invalidateTags(['series', 'money'])),
    notice: ({ approvalId, given }) =>
      approvalId === null ? words('standings.given', { ...said, count: given }) : words('standings.waits', said),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('standings.giveTitle', said)}
      consequence={words('standings.giveLead', said)}
      act={act}
      command={(reason) => reason}
      confirm={words('standings.giveConfirm', said)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
