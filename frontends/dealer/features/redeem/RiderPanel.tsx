import type { Balance as BalanceData, RiderDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Avatar } from '@rrr/kit/desk';
import { BigAmount } from '../../BigAmount.js';
import { useWords } from '../../words/use-words.js';
import { useRedeemWords } from './words/use-words.js';

/** Whose wallet it is and the one number that counts: what can be redeemed now. Other currencies stand below it. */
export const RiderPanel = ({ rider, balance }: { rider: RiderDetail; balance: BalanceData }) => {
  const [words, all, formats] = [useRedeemWords(), useWords(), useFormats()];
  const from = [rider.hometown, rider.state].filter(Boolean).join(', ');
  const { available, nextExpiry } = balance;
  // told, so that nobody looks for it here
  const others = rider.balances
    .map((item) => item.available)
    .filter((money) => money.currency !== available.currency && money.amount > 0);
  return (
    <section className="ink dealer-panel" aria-label={words('panel')}>
      <div className="dealer-panel-who">
        <Avatar src={rider.profileImage} size={48} />
        <p>
          <strong className="dealer-panel-name">{rider.fullName}</strong>
          <span className="desk-muted">
            {[from, rider.amaNumber && all('find.ama', { number: rider.amaNumber })].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <p className="desk-muted">{words('balance', { currency: available.currency })}</p>
      <BigAmount money={available} />
      {nextExpiry && (
        <p className="dealer-expiry">
          {words('expires', {
            amount: formats.money(nextExpiry.amount),
            date: formats.date(nextExpiry.expireDate),
          })}
        </p>
      )}
      {others.map((other) => (
        <p key={other.currency} className="desk-muted dealer-elsewhere">
          {words(`elsewhere.${other.currency}`, { amount: formats.money(other) })}
        </p>
      ))}
    </section>
  );
};
