import type { ForeseenMoney } from '@rrr/contract';
import { MoneyMoved } from './MoneyMoved.js';
import { useCorrectWords } from './words/use-words.js';

/** What a change of an event would move, and for how many riders. */
export const Foreseen = ({ money, when = 'now' }: { money: ForeseenMoney; when?: 'now' | 'asked' }) => {
  const words = useCorrectWords();
  const moves = money.riders > 0;
  return (
    <div className="desk-effect">
      <p className={when === 'asked' ? 'desk-muted' : undefined}>
        {when === 'asked' && `${words('whenAsked')} `}
        {moves ? words('riders', { count: money.riders }) : words('nothing')}
      </p>
      {moves && <MoneyMoved money={money} />}
    </div>
  );
};
