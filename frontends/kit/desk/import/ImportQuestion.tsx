import { useId } from 'react';

export interface ImportQuestionProps<V extends string> {
  title: string;
  lead?: string | undefined;
  choices: readonly { value: V; label: string }[];
  chosen: V | null;
  busy?: boolean;
  onChoose: (value: V) => void;
}

/** One question that a file leaves open, with its answers; answering reads the file again. */
export const ImportQuestion = <V extends string>({
  title,
  lead,
  choices,
  chosen,
  busy = false,
  onChoose,
}: ImportQuestionProps<V>) => {
  const id = useId();
  return (
    <section className={chosen === null ? 'desk-card desk-open' : 'desk-card'} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="desk-muted">{lead}</p>}
      </div>
      <div className="desk-correct-acts">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={chosen === value}
            onClick={() => {
              if (!busy && chosen !== value) onChoose(value);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
};
