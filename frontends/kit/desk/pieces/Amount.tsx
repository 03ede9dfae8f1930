import type { Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';

export interface AmountProps {
  money: Money;
  /** marks a gain with a plus; a loss always carries its minus */
  signed?: boolean;
}

/** Money with its currency, in tabular figures, never broken over two lines. */
export const Amount = ({ money, signed = false }: AmountProps) => (
  <span className="desk-amount" data-sign={signed ? Math.sign(money.amount) : undefined}>
    {useFormats().money(money, { signed })}
  </span>
);
