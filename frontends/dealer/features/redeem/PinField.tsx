import { TextField } from '@rrr/kit/base';
import { useRedeemWords } from './words/use-words.js';

interface Props {
  value: string;
  onChange: (pin: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Four figures that the rider enters. No browser or password manager is to keep them. */
export const PinField = ({ value, onChange, error, disabled }: Props) => {
  const words = useRedeemWords();
  return (
    <div className="dealer-in-line dealer-pin" data-field="pin">
      <TextField
        name="pin"
        label={words('form.pin')}
        help={words('form.pinHelp')}
        error={error}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        disabled={disabled}
        data-1p-ignore
        data-lpignore="true"
        value={value}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
      />
    </div>
  );
};
