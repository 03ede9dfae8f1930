import { useEffect, useId, useRef, useState } from 'react';
import type { AskedOfFile } from './asked-of-file.js';
import { moveTo } from './move-to.js';
import { useImportWords } from './words/use-words.js';

export interface FileQuestionsProps {
  questions: readonly AskedOfFile[];
  /** while the file is read again, nothing is answered */
  busy?: boolean;
  onAnswer: (id: string, value: string) => void;
}

/** What was chosen last time stands first. */
const lastFirst = ({ choices, last }: AskedOfFile): AskedOfFile['choices'] =>
  choices.toSorted((a, b) => Number(b.value === last) - Number(a.value === last));

/** Where a question stands in the file: its column, unless the question names it, and its first line. */
const usePlace = () => {
  const words = useImportWords();
  return ({ text, line = 0, column, rows = 1 }: AskedOfFile): string | undefined => {
    if (line === 0) return undefined;
    const at = words(rows > 1 ? 'linesFrom' : 'lineAt', { line });
    return column && !text.includes(column) ? words('inColumn', { column, at }) : at;
  };
};

/**
 * The first open question about a file, one tap for each answer; then what was answered, which can be changed. What was
 * chosen for the last file like it is marked, and nothing is answered by itself.
 */
export const FileQuestions = ({ questions, busy = false, onAnswer }: FileQuestionsProps) => {
  const [words, placeOf, id] = [useImportWords(), usePlace(), useId()];
  const [changing, setChanging] = useState<string>();
  const open = questions.filter((question) => question.answer === null);
  const done = questions.filter((question) => question.answer !== null);
  const asked = done.find((askedOfFile) => askedOfFile.id === changing) ?? open[0];
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked?.id);
  useEffect(() => {
    // The button that answered is gone: a keyboard and a screen reader go on with the next question.
    if (before.current !== undefined && before.current !== asked?.id) moveTo(title.current);
    before.current = asked?.id;
  }, [asked?.id]);
  const place = asked && placeOf(asked);
  return (
    <>
      {asked && (
        <section key={asked.id} className="desk-card desk-open" aria-labelledby={`${id}title`}>
          <div>
            {open.length > 1 && <p className="desk-muted">{words('questionsLeft', { count: open.length })}</p>}
            <h2 ref={title} id={`${id}title`} tabIndex={-1}>
              {asked.text.replaceAll(' · ', '\u00a0· ')}
            </h2>
            {asked.lead && <p className="desk-muted">{asked.lead}</p>}
            {place && <p className="desk-muted">{place}</p>}
          </div>
          <div className="desk-answers">
            {lastFirst(asked).map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className="button"
                aria-pressed={asked.answer === value}
                data-last={asked.last === value || undefined}
                onClick={({ detail }) => {
                  // the second tap of two was meant for the question before, which stood in the same place
                  if (busy || detail > 1) return;
                  setChanging(undefined);
                  if (asked.answer !== value) onAnswer(asked.id, value);
                }}
              >
                {label}
                {asked.last === value && <span className="desk-muted"> · {words('lastTime.mark')}</span>}
              </button>
            ))}
          </div>
        </section>
      )}
      {done.length > 0 && (
        <details className="desk-card">
          <summary>
            {words('answers', { count: done.length })}
            <span className="desk-muted">
              {done.map(({ answer, choices }) => ` · ${choices.find(({ value }) => value === answer)?.label ?? ''}`)}
            </span>
          </summary>
          <ul className="desk-cards">
            {done.map((askedOfFile) => (
              <li key={askedOfFile.id}>
                <div>{askedOfFile.text}</div>
                <strong>{askedOfFile.choices.find(({ value }) => value === askedOfFile.answer)?.label}</strong>
                <div>
                  <button
                    type="button"
                    className="desk-link"
                    aria-label={words('changeAnswer', { question: askedOfFile.text })}
                    onClick={() => setChanging(askedOfFile.id)}
                  >
                    {words('change')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
