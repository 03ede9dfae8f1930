import { useFormats } from '@rrr/kit/base';
import { radiusIn, type Unit } from './search.js';
import { useDealerWords } from './words/use-words.js';

interface Props {
  /** undefined: on its way */
  count: number | undefined;
  /** the count is of this search, not of the one before it */
  current: boolean;
  miles: string;
  unit: Unit;
  zip: string;
  /** the place of the postal code, or the chosen regions */
  place: string;
  nearReader: boolean;
  name: string;
}

/** The answer is the headline: "14 dealers within 50 miles of Boise, ID 83702". */
export const DealerHeadline = ({ count, current, miles, unit, zip, place, nearReader, name }: Props) => {
  const [words, formats] = [useDealerWords(), useFormats()];
  const [noun, rest] = [
    words('dealers', { count: count ?? 2 }),
    miles === '0' ? '' : ` ${words(`within.${unit}`, { far: radiusIn(unit, miles) })}`,
  ];
  const around = zip
    ? miles === '0'
      ? [words('exact', { zip }), place && `(${place})`].filter(Boolean).join(' ')
      : words('of', { place: place || zip })
    : nearReader
      ? words(miles === '0' ? 'nearestToYou' : 'ofYou')
      : place
        ? words('in', { place })
        : words('all');
  return (
    <div className="dealer-headline" aria-live="polite" aria-busy={count === undefined || !current}>
      <p className="figure dealer-count" aria-hidden="true">
        {count === undefined ? '\u00a0' : formats.count(count)}
      </p>
      <h1>
        {count !== undefined && current && <span className="visually-hidden">{formats.count(count)} </span>}
        {noun}
        {(zip || nearReader) && rest}
        <span className="dealer-around"> {[around, name && words('named', { name })].filter(Boolean).join(', ')}</span>
      </h1>
    </div>
  );
};
