import { StarFilled, StarOutlined } from '@ant-design/icons';
import { addFavourite, removeFavourite } from '@rrr/contract';
import { useAct, useHost, useNotify } from '@rrr/kit/base';
import { useRefresh } from '../../use-refresh.js';
import { useRacesWords } from './words/use-words.js';

interface Props {
  kind: 'event' | 'dealer';
  id: string;
  /** of the event or dealer, for who does not see the row */
  name: string;
  favourite: boolean;
  /** its text stands beside the star */
  wide?: boolean;
}

/** Keeps an event or a dealer among the favourites, or takes it out. */
export const FavouriteButton = ({ kind, id, name, favourite, wide = false }: Props) => {
  const { http } = useHost();
  const [t, notify, refresh] = [useRacesWords(), useNotify(), useRefresh('favourites', 'rider')];
  const act = useAct({
    send: (keep: boolean) => http.call(keep ? addFavourite : removeFavourite, { params: { kind, targetId: id } }),
    refresh,
    notice: (_, keep) => t(keep ? 'favourite.added' : 'favourite.removed', { name }),
  });
  const toggle = async () => {
    const state = await act.run(!favourite);
    if ('problem' in state) notify({ tone: 'bad', text: state.problem.detail });
  };
  const text = t(favourite ? 'favourite.remove' : 'favourite.add');
  return (
    <button
      type="button"
      className={wide ? 'button' : 'button quiet'}
      aria-pressed={favourite}
      aria-label={wide ? undefined : t('favourite.name', { name })}
      aria-busy={act.state.phase === 'sending'}
      onClick={() => void toggle()}
    >
      {favourite ? <StarFilled aria-hidden className="rider-star" /> : <StarOutlined aria-hidden />}
      {wide && text}
    </button>
  );
};
