import type { en } from './words/en.js';
import { useMeasureWords } from './words/use-words.js';

export type Measure = keyof (typeof en)['names'];

/** What the figures of a report count, each in a sentence; folded away until somebody asks. */
export const MeasureNotes = ({ of }: { of: readonly Measure[] }) => {
  const words = useMeasureWords();
  return (
    <details className="admin-fold">
      <summary>{words('title')}</summary>
      <dl className="admin-measures">
        {of.map((measure) => (
          <div key={measure}>
            <dt>{words(`names.${measure}`)}</dt>
            <dd>{words(`help.${measure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
