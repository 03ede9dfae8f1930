import { useLocale } from '../language/locale-context.js';
import { VIN_LENGTH } from './read-vin.js';
import { nth, useWords } from './vin-words.js';

/** What the parts of a VIN stand for: first and last position, counted from 0. */
const PARTS = [
  { from: 0, to: 2, label: 'maker' },
  { from: 3, to: 7, label: 'model' },
  { from: 8, to: 8 },
  { from: 9, to: 9 },
  { from: 10, to: 10 },
  { from: 11, to: 16, label: 'serial' },
] as const;

const STARTS: ReadonlySet<number> = new Set(PARTS.map((part) => part.from));

/** The seventeen places of a VIN in the groups it has, the wrong one marked. For the eye only: the field says the same in words. */
export const VinRuler = ({ vin, at, tone }: { vin: string; at: number | undefined; tone: string }) => {
  const [t, locale] = [useWords(), useLocale()];
  const characters = [...vin];
  return (
    <div className="vin-ruler" aria-hidden="true">
      {Array.from({ length: VIN_LENGTH }, (_, place) => (
        <span
          key={place}
          className={STARTS.has(place) ? 'vin-place starts' : 'vin-place'}
          data-mark={place === at ? tone : characters[place] === undefined ? 'open' : undefined}
        >
          {characters[place] ?? ''}
        </span>
      ))}
      {PARTS.map((part) => {
        const marked = part.from === part.to && part.from === at;
        return (
          <span
            key={part.from}
            className="vin-part"
            data-mark={marked ? tone : undefined}
            style={{ gridColumn: `${part.from + 1} / ${part.to + 2}` }}
          >
            {marked ? nth(part.from + 1, locale) : 'label' in part ? t(part.label) : ''}
          </span>
        );
      })}
    </div>
  );
};
