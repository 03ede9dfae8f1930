import type { ResultsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, ChangeTotals } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** What the file would pay, first; then what it would change. */
export const Totals = ({
  preview: { money, changes },
  label,
}: {
  preview: Pick<ResultsImport, 'money' | 'changes'>;
  /** what pays it, where that is not one class */
  label?: string;
}) => {
  const [words, formats] = [useWords(), useFormats()];
  return (
    <div className="promoter-totals">
      <div className="desk-balance">
        <div className="desk-balance-label">{label ?? words('wizard.pays')}</div>
        <div className="desk-balance-figure">{formats.money(money.total)}</div>
      </div>
      <ChangeTotals changes={changes} />
      <dl className="desk-pairs">
        {(['issued', 'reversed', 'overpaid'] as const)
          .filter((it) => money[it].amount !== 0)
          .map((it) => (
            <div key={it}>
              <dt>{words(`wizard.${it}`)}</dt>
              <dd>
                <Amount money={money[it]} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
};
