import type { ResultsImport } from '@rrr/contract';
import { Amount, useFormats } from '@rrr/kit/base';
import { Spent } from '../../correct/Spent.js';
import { ChangeTotals } from '../../import/ChangeTotals.js';
import { SameRaces } from '../../import/SameRaces.js';
import { LimitedClasses } from '../../import/LimitedClasses.js';
import { UnusualSizes } from '../../import/UnusualSizes.js';
import { useClassFileWords } from './words/use-words.js';

/** What the file would pay, first; then what it would change. */
export const Totals = ({
  preview: { money, changes, spent, unusual, limited, sameRaces },
  label,
  link,
}: {
  preview: Pick<ResultsImport, 'money' | 'changes' | 'spent' | 'unusual' | 'limited' | 'sameRaces'>;
  /** what pays it, where that is not one class */
  label?: string;
  /** for a preview, whose events can be linked; left out once it is stored */
  link?: { eventId: string; refresh: () => void };
}) => {
  const [words, formats] = [useClassFileWords(), useFormats()];
  return (
    <div className="desk-race-totals">
      <div className="desk-balance">
        <div className="desk-balance-label">{label ?? words('pays')}</div>
        <div className="desk-balance-figure">{formats.money(money.total)}</div>
      </div>
      <ChangeTotals changes={changes} />
      <dl className="desk-pairs">
        {(['issued', 'reversed', 'overpaid'] as const)
          .filter(
            (field) => money[field].amount !== 0 && !(field === 'issued' && money.issued.amount === money.total.amount),
          )
          .map((field) => (
            <div key={field}>
              <dt>{words(field)}</dt>
              <dd className={field === 'issued' ? undefined : 'desk-taken'}>
                <Amount money={money[field]} />
              </dd>
            </div>
          ))}
      </dl>
      <LimitedClasses limited={limited} />
      {link && <UnusualSizes unusual={unusual} />}
      {link && <SameRaces races={sameRaces} link={link} />}
      <Spent spent={spent} />
    </div>
  );
};
