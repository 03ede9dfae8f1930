import { useSideScroll } from './use-side-scroll.js';

export interface FilterChoiceProps<V extends string> {
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of a few filters, all in sight: tabs over a list, as buttons that say which is pressed. */
export const FilterChoice = <V extends string>({ label, value, choices, onChange }: FilterChoiceProps<V>) => {
  const { row, more, look } = useSideScroll(`${value} ${choices.map((choice) => choice.label).join()}`);
  return (
    <div
      ref={row}
      className="desk-choice"
      role="group"
      aria-label={label}
      data-more={more || undefined}
      onScroll={look}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
};
