import { useState } from 'react';
import type { ResultsImport } from '@rrr/contract';
import { Plate, Status } from '@rrr/kit/base';
import { useImportWords } from '../../import/words/use-words.js';
import { useClassFileWords } from './words/use-words.js';

/** few at first, so that the rows that pay stay near */
const [FIRST, AT_ONCE] = [5, 100];

/** The stored results that a file no longer has, before anything else: whoever earned with one loses it. */
export const RemovedResults = ({ removed }: Pick<ResultsImport, 'removed'>) => {
  const [words, rows] = [useClassFileWords(), useImportWords()];
  const [shown, setShown] = useState(FIRST);
  const more = Math.min(AT_ONCE, removed.length - shown);
  return (
    removed.length > 0 && (
      <section className="desk-card desk-takes">
        <h2>
          <Status tone="bad">{words('removed', { count: removed.length })}</Status>
        </h2>
        <ul className="desk-race-rows">
          {removed.slice(0, shown).map(({ place, riderName }, at) => (
            <li key={at}>
              <div className="desk-race-row">
                <Plate place={place} /> {riderName}
              </div>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button type="button" className="button" onClick={() => setShown(shown + AT_ONCE)}>
            {rows('more', { count: more })}
          </button>
        )}
      </section>
    )
  );
};
