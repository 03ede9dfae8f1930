import { MoneyMoved } from '../correct/MoneyMoved.js';
import { Verdict } from '../pieces/Verdict.js';
import type { Pay } from './use-candidate-pays.js';
import { useMatchWords } from './words/use-words.js';

/** What choosing a rider would pay, and what it would take back elsewhere. */
export const CandidatePay = ({ pay }: { pay: Pay }) => {
  const words = useMatchWords();
  if (!pay) return <p className="desk-muted">{words(pay === null ? 'payUnknown' : 'payAsked')}</p>;
  const { results, money } = pay;
  const [after] = results;
  return (
    <>
      {after && <Verdict verdict={after.verdict} />}
      {(money.reversed.amount !== 0 || money.overpaid.amount !== 0) && <MoneyMoved money={money} />}
    </>
  );
};
