import { useState } from 'react';
import { TextField } from '@rrr/kit/base';
import { useRedeemWords } from './words/use-words.js';

interface Props {
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Who redeems: asked once on a device, and then one line with a way to change it. */
export const EmployeeField = ({ value, onChange, error, disabled }: Props) => {
  const words = useRedeemWords();
  const [known, setKnown] = useState(value.trim() !== '');
  if (known && error === undefined)
    return (
      <p className="dealer-employee">
        <span className="desk-muted">{words('form.employeeShort')}</span> <strong>{value}</strong>
        <button type="button" className="desk-link" disabled={disabled} onClick={() => setKnown(false)}>
          {words('form.change')}
        </button>
      </p>
    );
  return (
    <div className="dealer-in-line" data-field="dealerEmployeeName">
      <TextField
        name="dealerEmployeeName"
        label={words('form.employee')}
        help={words('form.employeeHelp')}
        error={error}
        maxLength={80}
        disabled={disabled}
        autoComplete="off"
        autoFocus={value !== ''}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
