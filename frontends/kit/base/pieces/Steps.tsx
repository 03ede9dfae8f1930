import { useWords } from '../language/use-kit-words.js';

export interface StepsProps {
  steps: readonly string[];
  /** index of the step under way; `steps.length` when all are done */
  current: number;
}

/** Where one stands in a short sequence (enrolment, import). */
export const Steps = ({ steps, current }: StepsProps) => {
  const words = useWords();
  return (
    <ol
      className="steps"
      aria-label={words('steps.label', { at: Math.min(current + 1, steps.length), of: steps.length })}
    >
      {steps.map((title, at) => (
        <li
          key={title}
          data-state={at < current ? 'done' : at === current ? 'here' : 'todo'}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="steps-number" aria-hidden>
            {at + 1}
          </span>
          <span className="steps-title">{title}</span>
        </li>
      ))}
    </ol>
  );
};
