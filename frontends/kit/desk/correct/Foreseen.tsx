import type { ForeseenMoney, ForeseenResult } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { MoneyMoved } from './MoneyMoved.js';
import { useCorrectWords } from './words/use-words.js';

/** more are folded */
const FEW = 6;

const Results = ({ results }: { results: readonly ForeseenResult[] }) => {
  const [words, formats] = [useCorrectWords(), useFormats()];
  const list = (
    <ul className="desk-foreseen">
      {results.map(({ _id, riderName, className, before, after, reasons }) => (
        <li key={_id}>
          <div className="desk-foreseen-line">
            <span>
              <strong>{riderName}</strong> <span className="desk-muted">{className}</span>
            </span>
            <span className="number">
              {words('beforeAfter', { before: formats.money(before), after: formats.money(after) })}
            </span>
          </div>
          {reasons.map(({ code, detail }) => (
            <div key={code} className="desk-muted">
              {detail}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
  if (results.length <= FEW) return list;
  return (
    <details>
      <summary>{words('whose', { count: results.length })}</summary>
      {list}
    </details>
  );
};

interface Props {
  money: ForeseenMoney;
  /** whose awards, and why */
  results?: readonly ForeseenResult[] | undefined;
  when?: 'now' | 'asked';
}

/** What a change of an event would move: sums, for how many riders, and for whom and why. */
export const Foreseen = ({ money, results = [], when = 'now' }: Props) => {
  const words = useCorrectWords();
  const moves = money.riders > 0;
  return (
    <div className="desk-effect">
      <p className={when === 'asked' ? 'desk-muted' : undefined}>
        {when === 'asked' && `${words('whenAsked')} `}
        {moves ? words('riders', { count: money.riders }) : words('nothing')}
      </p>
      {moves && <MoneyMoved money={money} />}
      {results.length > 0 && <Results results={results} />}
    </div>
  );
};
