import { useFormats, useLocale } from '../language/locale-context.js';
import { baseWords } from '../words/base-words.js';

/** A finishing place as a number plate; DNF, DNS or DQ stands on it when there is no place. */
export const Plate = ({
  place,
  type = 'finished',
  large = false,
}: {
  place: number | null;
  type?: 'finished' | 'DNF' | 'DNS' | 'DQ';
  large?: boolean;
}) => {
  const [formats, words] = [useFormats(), baseWords(useLocale()).place];
  const finished = type === 'finished' && place !== null;
  const shown = finished ? String(place) : type === 'finished' ? '–' : type;
  const said = finished ? formats.place(place) : words[type === 'finished' ? 'none' : type];
  return (
    <span
      className={`plate figure${large ? ' large' : ''}${finished && place === 1 ? ' first' : ''}${finished ? '' : ' none'}`}
      role="img"
      aria-label={said}
    >
      {shown}
    </span>
  );
};
