import { useId, useState } from 'react';
import { Status } from '@rrr/kit/base';
import { useMatchWords } from './words/use-words.js';

const LIMIT = 300;

interface Props {
  /** each letter, where the reason goes with a confirmation that follows */
  onWrite?: (reason: string) => void;
  /** with a button of its own, where what was chosen is looked at again */
  onUse?: (reason: string) => void;
}

/** Asks why a rider was chosen although the result names somebody else. */
export const NameReason = ({ onWrite, onUse }: Props) => {
  const [words, id] = [useMatchWords(), useId()];
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const use = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onUse?.(reason.trim());
  };
  return (
    <div className="field">
      <Status tone="bad">{words('otherName')}</Status>
      <label htmlFor={id}>{words('reason')}</label>
      <span className="help" id={`${id}-help`}>
        {words('reasonHelp')}
      </span>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={LIMIT}
        value={reason}
        aria-invalid={missing || undefined}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={({ target }) => {
          setReason(target.value);
          onWrite?.(target.value.trim());
        }}
      />
      {missing && (
        <span className="error" role="alert" id={`${id}-error`}>
          {words('reasonMissing')}
        </span>
      )}
      {onUse && (
        <div>
          <button type="button" className="button" onClick={use}>
            {words('useReason')}
          </button>
        </div>
      )}
    </div>
  );
};
