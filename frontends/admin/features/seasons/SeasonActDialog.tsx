import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { deleteSeason, submitSeason, withdrawSeason, type Season } from '@rrr/contract';
import { useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

export type SeasonAct = 'submit' | 'withdraw' | 'delete';

interface Props {
  season: Season;
  kind: SeasonAct;
  onClose: () => void;
}

/** Asks before a season is submitted, taken back or deleted. */
export const SeasonActDialog = ({ season, kind, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, path, navigate, dispatch] = [
    useSeasonWords(),
    useFormats(),
    usePath(),
    useNavigate(),
    useDispatch(),
  ];
  const params = { seasonId: season._id };
  const date = formats.date(season.startDate);
  const act = useAct<string, { approvalId?: string | null }>({
    send: (reason) => {
      const body = { version: season.version, reason };
      if (kind === 'delete') return http.call(deleteSeason, { params }).then(() => ({}));
      return http.call(kind === 'submit' ? submitSeason : withdrawSeason, { params, body });
    },
    // a draft that is gone is not asked for again
    refresh: ({ phase }) => {
      if (kind !== 'delete' || phase !== 'done') dispatch(api.util.invalidateTags(['season', 'record', 'event']));
    },
    notice: ({ approvalId }) =>
      kind === 'delete'
        ? words('delete.done')
        : words(`${kind}.${approvalId === null ? 'doneAlone' : 'done'}`, { date }),
    onDone: () => {
      onClose();
      if (kind === 'delete') void navigate(path('/seasons'), { replace: true });
    },
  });
  return (
    <ActDialog
      title={words(`${kind}.title`)}
      consequence={words(`${kind}.lead`, { date })}
      act={act}
      command={(reason) => reason}
      confirm={words(`${kind}.confirm`)}
      keep={words('keep')}
      {...(kind === 'delete' ? {} : { reason: { label: words('reason'), required: words('reasonMissing') } })}
      onClose={onClose}
    />
  );
};
