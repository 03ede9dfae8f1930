import type { Balance as BalanceData } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

export interface BalanceProps {
  balance: BalanceData;
  /** stands above the figure; "Can be redeemed today" unless given */
  label?: string;
}

/** The big figure, with what expires next under it. */
export const Balance = ({ balance, label }: BalanceProps) => {
  const [words, formats] = [useWords(), useFormats()];
  const { available, nextExpiry } = balance;
  return (
    <div className="desk-balance">
      <div className="desk-balance-label">{label ?? words('balance.available')}</div>
      <div className="desk-balance-figure">{formats.money(available)}</div>
      <div className="desk-balance-next">
        {nextExpiry
          ? words('balance.expires', {
              amount: formats.money(nextExpiry.amount),
              date: formats.date(nextExpiry.expireDate),
            })
          : words('balance.never')}
      </div>
    </div>
  );
};
