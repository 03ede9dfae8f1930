import type { getConfig, Response } from '@rrr/contract';
import { useSheetWords } from './words/use-words.js';

type Bikes = Response<typeof getConfig>['program']['eligibleBikes'];

/** Categories of the default program; others are shown by their own names. */
const NAMED = ['current', 'single-cylinder', 'super-twin'] as const;

/** Which bikes earn, with their model years. */
export const SheetBikes = ({ bikes }: { bikes: Bikes }) => {
  const words = useSheetWords();
  const years = ({ fromYear: from, toYear: to }: Bikes[number]): string => {
    if (from === null) return to === null ? '' : words('years.to', { to });
    if (to === null) return words('years.from', { from });
    return from === to ? String(from) : words('years.range', { from, to });
  };
  return (
    <dl className="dealer-cases">
      {bikes.map((it) => {
        const known = NAMED.find((category) => category === it.category);
        return (
          <div key={`${it.category} ${it.fromYear}`}>
            <dt>
              {known ? words(`categories.${known}`) : it.category} <span className="number">{years(it)}</span>
            </dt>
            <dd>{it.models.length > 0 ? it.models.join(', ') : words('every')}</dd>
          </div>
        );
      })}
    </dl>
  );
};
