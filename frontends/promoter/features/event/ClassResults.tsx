import type { EventClass } from '@rrr/contract';
import { Plate, Verdict } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** The results that are stored, with what each earned or why it did not. */
export const ClassResults = ({ results }: Pick<EventClass, 'results'>) => {
  const words = useWords();
  return (
    <details className="promoter-results">
      <summary>{words('event.show')}</summary>
      <ul className="desk-results">
        {results.map((result) => (
          <li key={result._id} className="desk-result">
            <Plate place={result.place} type={result.resultType} />
            <div>
              <strong>{result.riderName}</strong>
              <div className="desk-muted">{[result.hometown, result.bike].filter(Boolean).join(' · ')}</div>
            </div>
            <div className="desk-result-verdict">{result.verdict && <Verdict verdict={result.verdict} />}</div>
          </li>
        ))}
      </ul>
    </details>
  );
};
