import { useId } from 'react';
import type { OfferedAgain } from './asked-of-file.js';
import { useImportWords } from './words/use-words.js';

interface Props {
  choices: OfferedAgain<object>['choices'];
  /** while the file is read again, nothing is chosen */
  busy?: boolean;
  onAccept: () => void;
  /** asks each question instead */
  onDecline: () => void;
}

/** What was chosen for the last file with the same columns, to be used again in one tap, or not. */
export const LastTime = ({ choices, busy = false, onAccept, onDecline }: Props) => {
  const [words, id] = [useImportWords(), useId()];
  return (
    <section className="desk-card desk-open" aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {words('lastTime.title')}
        </h2>
        <p className="desk-muted">{words('lastTime.lead')}</p>
      </div>
      <dl className="desk-last-time">
        {choices.map(({ key, text, label }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <div className="desk-answers">
        <button type="button" className="button primary" onClick={() => !busy && onAccept()}>
          {words('lastTime.accept', { count: choices.length })}
        </button>
        <button type="button" className="button" onClick={onDecline}>
          {words('lastTime.decline')}
        </button>
      </div>
    </section>
  );
};
