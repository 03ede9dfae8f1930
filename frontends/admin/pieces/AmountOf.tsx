import type { Money } from '@rrr/contract';
import { Amount } from '@rrr/kit/desk';

interface Props {
  money: Money;
  /** how many things the money is the sum of */
  count: number;
  strong?: boolean;
}

/** A sum, or a dash where there is nothing to add up: 0.00 is said only of things that came to nothing. */
export const AmountOf = ({ money, count, strong = false }: Props) =>
  count === 0 ? '–' : <Amount money={money} strong={strong} />;
