import type { Discipline } from '../pieces/Plate.js';
import { EMBLEM_BOX, EMBLEMS } from './emblem-lines.js';

export interface EmblemProps {
  /** null: not known */
  discipline: Discipline | null;
  /** draws itself once when it appears */
  draws?: boolean;
}

/**
 * The emblem of a kind of racing, the same for all its events: it shows no real course. Decoration, because the kind
 * stands beside it in words. Its size is given by its place.
 */
export const Emblem = ({ discipline, draws = false }: EmblemProps) => {
  const [x, y, rest] = EMBLEMS[discipline ?? 'other'];
  const line = `M${x} ${y}${rest}`;
  return (
    <svg
      className={draws ? 'emblem draws' : 'emblem'}
      viewBox={`0 0 ${EMBLEM_BOX.width} ${EMBLEM_BOX.height}`}
      aria-hidden
    >
      <path className="emblem-bed" d={line} />
      <path className="emblem-line" d={line} pathLength={1} />
      <path className="emblem-start" d={`M${x} ${y + 5}v-10`} />
    </svg>
  );
};
