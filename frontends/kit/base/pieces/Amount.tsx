import type { Money } from '@rrr/contract';
import { useFormats } from '../language/locale-context.js';

/** Money with its currency, in figures of one width. `signed` marks a gain too. */
export const Amount = ({
  money,
  signed = false,
  strong = false,
}: {
  money: Money;
  signed?: boolean;
  strong?: boolean;
}) => {
  const formats = useFormats();
  return (
    <span className={`amount number${strong ? ' strong' : ''}${money.amount < 0 ? ' less' : ''}`}>
      {formats.money(money, { signed })}
    </span>
  );
};
