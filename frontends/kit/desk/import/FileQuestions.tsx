import { useId, useState } from 'react';
import type { FileQuestion } from '@rrr/contract';
import { useImportWords } from './words/use-words.js';

export interface FileQuestionsProps {
  questions: readonly FileQuestion[];
  /** null takes an answer back */
  onAnswer: (id: string, value: string | null) => void;
}

/** The answer that leads to another file, which only the one who sends it has. */
export const isOtherFile = (value: string | null): boolean => value === 'other';

/** The first open question about a file, one tap for each answer; then what was answered, which can be changed. */
export const FileQuestions = ({ questions, onAnswer }: FileQuestionsProps) => {
  const [words, id] = [useImportWords(), useId()];
  const [changing, setChanging] = useState<string>();
  const open = questions.filter((it) => it.answer === null);
  const done = questions.filter((it) => it.answer !== null);
  const asked = done.find((it) => it.id === changing) ?? open[0];
  return (
    <>
      {asked && (
        <section className="desk-card desk-open" aria-labelledby={`${id}title`}>
          <div>
            {open.length > 1 && <p className="desk-muted">{words('questionsLeft', { count: open.length })}</p>}
            <h2 id={`${id}title`}>{asked.text}</h2>
            {asked.line > 0 && <p className="desk-muted">{words('lineAt', { line: asked.line })}</p>}
          </div>
          <div className="desk-answers">
            {asked.choices.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className="button"
                aria-pressed={asked.answer === value}
                onClick={() => {
                  setChanging(undefined);
                  onAnswer(asked.id, value);
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </section>
      )}
      {done.length > 0 && (
        <details className="desk-card">
          <summary>{words('answers', { count: done.length })}</summary>
          <ul className="desk-cards">
            {done.map((it) => (
              <li key={it.id}>
                <div>{it.text}</div>
                <strong>{it.choices.find(({ value }) => value === it.answer)?.label}</strong>
                <div>
                  <button
                    type="button"
                    className="desk-link"
                    aria-label={words('changeAnswer', { question: it.text })}
                    onClick={() => setChanging(it.id)}
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
