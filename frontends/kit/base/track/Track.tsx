import { useMemo } from 'react';
import type { Discipline } from '../pieces/Plate.js';
import { TRACK_BOX, trackLine } from './track-line.js';

export interface TrackProps {
  /** the event's id: the same id has the same line everywhere */
  id: string;
  /** null: not known */
  discipline: Discipline | null;
  /** what a screen reader says; without it the track is decoration */
  label?: string;
  /** draws itself once when it appears */
  draws?: boolean;
}

/** An event's own track, seen from above. Its size is given by its place. */
export const Track = ({ id, discipline, label, draws = false }: TrackProps) => {
  const { line, start } = useMemo(() => trackLine(id, discipline), [id, discipline]);
  return (
    <svg
      className={draws ? 'track draws' : 'track'}
      viewBox={`0 0 ${TRACK_BOX.width} ${TRACK_BOX.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="track-bed" d={line} />
      <path className="track-line" d={line} pathLength={1} />
      <path className="track-start" d={start} />
    </svg>
  );
};
