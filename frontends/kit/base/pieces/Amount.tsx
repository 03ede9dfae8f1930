import type { Money } from '@rrr/contract';
import { useFormats } from '../language/locale-context.js';

export interface AmountProps {
  money: Money;
  /** marks a gain with a plus; a loss always carries its minus */
  signed?: boolean;
  strong?: boolean;
}

/** Money with its currency, in figures of one width, never broken over two lines. */
export const Amount = ({ money, signed = false, strong = false }: AmountProps) => (
  <span className={`amount number${strong ? ' strong' : ''}`} data-sign={signed ? Math.sign(money.amount) : undefined}>
    {useFormats().money(money, { signed })}
  </span>
);
