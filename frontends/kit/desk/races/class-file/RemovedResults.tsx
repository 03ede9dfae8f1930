import type { ResultsImport } from '@rrr/contract';
import { Plate, Status } from '@rrr/kit/base';
import { useClassFileWords } from './words/use-words.js';

/** The stored results that a file no longer has, before anything else: whoever earned with one loses it. */
export const RemovedResults = ({ removed }: Pick<ResultsImport, 'removed'>) => {
  const words = useClassFileWords();
  return (
    removed.length > 0 && (
      <section className="desk-card desk-takes">
        <h2>
          <Status tone="bad">{words('removed', { count: removed.length })}</Status>
        </h2>
        <ul className="desk-race-rows">
          {removed.map(({ place, riderName }, at) => (
            <li key={at}>
              <div className="desk-race-row">
                <Plate place={place} /> {riderName}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
