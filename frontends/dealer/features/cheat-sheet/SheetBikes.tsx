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
      {bikes.map((bike) => {
        const known = NAMED.find((category) => category === bike.category);
        return (
          <div key={`${bike.category} ${bike.fromYear}`}>
            <dt>
              {known ? words(`categories.${known}`) : bike.category} <span className="number">{years(bike)}</span>
            </dt>
            <dd>{bike.models.length > 0 ? bike.models.join(', ') : words('every')}</dd>
          </div>
        );
      })}
    </dl>
  );
};
