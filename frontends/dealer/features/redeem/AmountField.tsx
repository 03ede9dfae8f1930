import { useId } from 'react';
import type { Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { MoneyInput, type MoneyValue } from '@rrr/kit/desk';
import { useRedeemWords } from './words/use-words.js';

interface Props {
  value: MoneyValue;
  onChange: (value: MoneyValue) => void;
  available: Money;
  /** the largest amount of one redemption, in minor units; at most what is available */
  most: number;
  error: string | undefined;
  disabled: boolean;
}

/** The amount, what it leaves in the wallet, and the whole of it in one tap. */
export const AmountField = ({ value, onChange, available, most, error, disabled }: Props) => {
  const [id, words, formats] = [useId(), useRedeemWords(), useFormats()];
  const limited = most < available.amount;
  const money = (amount: number) => formats.money({ amount, currency: available.currency });
  const leaves = typeof value === 'number' && value > 0 && value <= most ? money(available.amount - value) : undefined;
  const described = [`${id}-leaves`, limited && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-field="amount">
      <div className="dealer-row">
        <label htmlFor={id}>{words('form.amount')}</label>
        <output id={`${id}-leaves`} htmlFor={id} className="desk-muted">
          {leaves && words('form.leaves', { amount: leaves })}
        </output>
      </div>
      {limited && (
        <span className="help" id={`${id}-help`}>
          {words('form.limit', { amount: money(most) })}
        </span>
      )}
      <div className="dealer-amount">
        <MoneyInput
          id={id}
          autoFocus
          currency={available.currency}
          value={value}
          onChange={onChange}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
        <button type="button" className="button dealer-whole" disabled={disabled} onClick={() => onChange(most)}>
          <span>{words(limited ? 'form.most' : 'form.whole')}</span> <strong>{money(most)}</strong>
        </button>
      </div>
      {error && (
        <span className="error" role="alert" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
};
