import type { CSSProperties } from 'react';
import type { Step } from './draft.js';
import { useWords } from './words/use-words.js';

const SHAPE =
  'M9 3h30a6 6 0 0 1 6 6v19.5c0 2.9-1.1 5.2-3.2 7.2l-6.6 6.2A11 11 0 0 1 27.7 45h-7.400a11 11 0 0 1-7.5-3.100l-6.6-6.200C4.1 33.7 3 31.4 3 28.500V9a6 6 0 0 1 6-6Z';

/** Where one stands, as a row of number plates. */
export const EnrolSteps = ({ steps, current }: { steps: readonly Step[]; current: number }) => {
  const t = useWords();
  const all = [...steps, 'done'] as const;
  return (
    <ol className="enrol-steps" style={{ '--steps': all.length, '--at': current } as CSSProperties}>
      {all.map((step, at) => (
        <li
          key={step}
          data-state={at < current ? 'done' : at === current ? 'here' : 'todo'}
          aria-current={at === current ? 'step' : undefined}
        >
          <svg width="32" height="32" viewBox="0 0 48 48" aria-hidden="true">
            <path d={SHAPE} />
            {at === current && (
              <path
                className="stripe"
                d="M4.6 34h38.800l-8.2 7.900A11 11 0 0 1 27.7 45h-7.400a11 11 0 0 1-7.5-3.100Z"
              />
            )}
            <text x="24" y={at === current ? 29 : 32} textAnchor="middle">
              {at + 1}
            </text>
          </svg>
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
};
