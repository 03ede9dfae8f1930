import type { ResultsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

/** Classes of which too few started for all their places to pay, with what they pay and what they need. */
export const LimitedClasses = ({ limited = [] }: Pick<ResultsImport, 'limited'>) => {
  const [words, formats] = [useImportWords(), useFormats()];
  if (limited.length === 0) return null;
  return (
    <section aria-label={words('limited')}>
      <h3>{words('limited')}</h3>
      <p>{words('limitedLead')}</p>
      <ul>
        {limited.map(({ class: { _id, name }, starters, paidPlaces, places, nextAt, allAt }) => (
          <li key={_id}>
            {words(paidPlaces === 0 ? 'limitedNone' : 'limitedAt', {
              name,
              count: starters,
              paid: formats.count(paidPlaces),
              places: formats.count(places),
            })}{' '}
            {nextAt < allAt && words('limitedNext', { next: formats.count(nextAt) })}{' '}
            {words('limitedAll', { all: formats.count(allAt) })}
          </li>
        ))}
      </ul>
    </section>
  );
};
