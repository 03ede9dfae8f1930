import { useId } from 'react';
import type { ClassesReading } from './send-classes.js';
import { useUploadClassesWords } from './words/use-words.js';

const KINDS = ['dealerCredit', 'cash', 'noPayout'] as const;

interface Props {
  value: ClassesReading;
  onChange: (value: ClassesReading) => void;
}

/** How the file is read: a change previews it again. */
export const ReadingFields = ({ value, onChange }: Props) => {
  const [words, id] = [useUploadClassesWords(), useId()];
  return (
    <>
      <div className="field desk-race-field">
        <label htmlFor={id}>{words('payout')}</label>
        <select
          id={id}
          className="input"
          value={value.payoutType}
          onChange={(event) => {
            const payoutType = KINDS.find((kind) => kind === event.target.value);
            if (payoutType) onChange({ ...value, payoutType });
          }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={value.replace}
          onChange={(event) => onChange({ ...value, replace: event.target.checked })}
        />
        <span>
          {words('replace')} <span className="desk-muted">{words('replaceHelp')}</span>
        </span>
      </label>
    </>
  );
};
