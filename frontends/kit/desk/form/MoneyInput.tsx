import { useState } from 'react';
import type { Currency } from '@rrr/contract';
import { useLocale } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { moneySign, parseMoney, writeMoney, type MoneyValue } from './parse-money.js';

export interface MoneyInputProps {
  id?: string;
  currency: Currency;
  /** minor units; a form's field gives `value` and `onChange` */
  value?: MoneyValue;
  onChange?: (value: MoneyValue) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * Takes decimals in the locale's way and gives minor units; a text that is no amount gives 'invalid', never a guess.
 */
export const MoneyInput = ({ currency, value = null, onChange, ...rest }: MoneyInputProps) => {
  const [locale, words] = [useLocale(), useWords()];
  const [text, setText] = useState('');
  // The reader's own text stands while it means the value; a value from elsewhere ("whole balance") takes its place.
  const shown =
    parseMoney(text, locale) === value
      ? text
      : typeof value === 'number'
        ? writeMoney(value, locale)
        : value === null
          ? ''
          : text;
  const type = (next: string) => {
    setText(next);
    onChange?.(parseMoney(next, locale));
  };
  return (
    <span className="desk-money-input">
      <span aria-hidden>{moneySign(currency)}</span>
      <input
        {...rest}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-invalid={rest['aria-invalid'] || value === 'invalid' || undefined}
        title={words('money.unit', { currency })}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      <span aria-hidden className="desk-muted">
        {currency}
      </span>
    </span>
  );
};
