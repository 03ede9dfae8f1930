import { useFormats, useLocale } from '../language/locale-context.js';
import { baseWords } from '../words/base-words.js';

/** The ground of a number plate, as each discipline of racing has its own. */
export type Discipline = 'motocross' | 'offroad' | 'road' | 'flat';

const SHAPE =
  'M9 3h30a6 6 0 0 1 6 6v19.5c0 2.9-1.1 5.2-3.2 7.2l-6.6 6.2A11 11 0 0 1 27.7 45h-7.4a11 11 0 0 1-7.5-3.1l-6.6-6.2C4.1 33.7 3 31.4 3 28.5V9a6 6 0 0 1 6-6Z';
/** The foot of the shape: red on the plate of a win. */
const STRIPE = 'M4.6 33.6H43.4L35.2 41.9A11 11 0 0 1 27.7 45h-7.4a11 11 0 0 1-7.5-3.1Z';
/** By how many characters stand on it: one or two, three, more. */
const FIGURE = [30, 30, 30, 22] as const;

interface Drawn {
  discipline?: Discipline;
  /** in px */
  size?: number;
}

const Drawing = ({
  shown,
  said,
  look,
  discipline,
  size = 36,
}: Drawn & { shown: string; said: string; look?: 'first' | 'quiet' | undefined }) => (
  <svg
    className={look ? `plate ${look}` : 'plate'}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    role="img"
    aria-label={said}
    data-discipline={discipline}
  >
    <path d={SHAPE} />
    {look === 'first' && <path className="plate-stripe" d={STRIPE} />}
    <text
      x="24"
      y={look === 'first' ? 29 : shown.length > 2 ? 31 : 33}
      textAnchor="middle"
      fontSize={FIGURE[shown.length] ?? 17}
    >
      {shown}
    </text>
  </svg>
);

export interface PlateProps extends Drawn {
  place: number | null;
  /** DNF, DNS or DQ stands on the plate when there is no place */
  type?: 'finished' | 'DNF' | 'DNS' | 'DQ';
}

/** A finishing place as a number plate. */
export const Plate = ({ place, type = 'finished', ...drawn }: PlateProps) => {
  const [formats, words] = [useFormats(), baseWords(useLocale()).place];
  if (type !== 'finished' || place === null)
    return (
      <Drawing
        {...drawn}
        shown={type === 'finished' ? '–' : type}
        said={words[type === 'finished' ? 'none' : type]}
        look="quiet"
      />
    );
  return (
    <Drawing {...drawn} shown={String(place)} said={formats.place(place)} look={place === 1 ? 'first' : undefined} />
  );
};

/** A plate without a number: the key to the colours of disciplines. */
export const PlateKey = ({ discipline, size = 16 }: { discipline: Discipline | null; size?: number }) => (
  <svg
    className={discipline ? 'plate' : 'plate quiet'}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    aria-hidden="true"
    data-discipline={discipline ?? undefined}
  >
    <path d={SHAPE} />
  </svg>
);

/** A rider's own race number on the same plate; `label` says whose it is. */
export const NumberPlate = ({ number, label, ...drawn }: Drawn & { number: string; label: string }) => (
  <Drawing {...drawn} shown={number} said={label} />
);
