import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { activateSeries, deleteSeries, type SeriesDetail } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

export type SeriesAct = 'activate' | 'deactivate' | 'delete';

interface Props {
  kind: SeriesAct;
  series: SeriesDetail;
  onClose: () => void;
}

/** Asks before a series is taken off the public list, put back on it, or deleted. */
export const SeriesActDialog = ({ kind, series, onClose }: Props) => {
  const { http } = useHost();
  const [words, path, navigate, dispatch] = [useSeriesWords(), usePath(), useNavigate(), useDispatch()];
  const params = { seriesId: series._id };
  const said = { name: series.name };
  const change = (active: boolean) => http.call(activateSeries, { params, body: { active } });
  const act = useAct<string, unknown>({
    send: () => (kind === 'delete' ? http.call(deleteSeries, { params }) : change(kind === 'activate')),
    // A series that is gone is not asked for again.
    refresh: ({ phase }) => {
      if (kind !== 'delete' || phase !== 'done') dispatch(api.util.invalidateTags(['series', 'category']));
    },
    notice: () => words(`${kind}.done`, said),
    ...(kind === 'delete' ? {} : { undo: () => change(kind !== 'activate') }),
    onDone: () => {
      onClose();
      if (kind === 'delete') void navigate(path('/series'), { replace: true });
    },
  });
  return (
    <ActDialog
      title={words(`${kind}.title`, said)}
      consequence={words(`${kind}.lead`)}
      act={act}
      command={(reason) => reason}
      confirm={words(`${kind}.confirm`)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
