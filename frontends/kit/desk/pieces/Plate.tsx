import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

export interface PlateProps {
  place: number | null;
  /** DNF, DNS or DQ stands on the plate when there is no place */
  type?: 'finished' | 'DNF' | 'DNS' | 'DQ';
}

/** A finishing place as a number plate. */
export const Plate = ({ place, type = 'finished' }: PlateProps) => {
  const [words, formats] = [useWords(), useFormats()];
  const finished = type === 'finished' && place !== null;
  const said = finished
    ? words('place.finished', { place: formats.place(place) })
    : type === 'finished'
      ? words('place.none')
      : type;
  return (
    <span
      className="desk-plate"
      role="img"
      aria-label={said}
      data-podium={finished && place <= 3 ? place : undefined}
      data-quiet={finished ? undefined : true}
    >
      {finished ? place : type === 'finished' ? '–' : type}
    </span>
  );
};
