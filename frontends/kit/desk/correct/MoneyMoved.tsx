import type { Corrected } from '@rrr/contract';
import { Amount } from '@rrr/kit/base';
import { useCorrectWords } from './words/use-words.js';

export type Moved = Corrected['money'];
export const MOVES = ['issued', 'reversed', 'overpaid'] as const satisfies readonly (keyof Moved)[];

/** What a correction gives, takes back, and leaves with riders who spent it already. */
export const MoneyMoved = ({ money }: { money: Moved | null }) => {
  const words = useCorrectWords();
  const shown = money ? MOVES.filter((move) => money[move].amount !== 0) : [];
  if (!money || shown.length === 0) return <p>{words('nothing')}</p>;
  return (
    <div>
      <dl className="desk-pairs" aria-label={words('money')}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{words(field)}</dt>
            <dd>
              <Amount money={money[field]} />
            </dd>
          </div>
        ))}
      </dl>
      {money.overpaid.amount !== 0 && <p className="desk-muted">{words('overpaidLead')}</p>}
    </div>
  );
};
