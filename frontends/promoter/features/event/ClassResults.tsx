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
        {results.map((it) => (
          <li key={it._id} className="desk-result">
            <Plate place={it.place} type={it.resultType} />
            <div>
              <strong>{it.riderName}</strong>
              <div className="desk-muted">{[it.hometown, it.bike].filter(Boolean).join(' · ')}</div>
            </div>
            <div className="desk-result-verdict">{it.verdict && <Verdict verdict={it.verdict} />}</div>
          </li>
        ))}
      </ul>
    </details>
  );
};
