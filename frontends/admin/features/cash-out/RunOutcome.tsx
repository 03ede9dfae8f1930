import { Link } from 'react-router-dom';
import type { Response, runCheques } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Amount, Section } from '@rrr/kit/desk';
import { useCashOutWords } from './words/use-words.js';

/** What came of a run, claim by claim: the cheque's number, or why there is none. */
export const RunOutcome = ({ run: { cheques, refused } }: { run: Response<typeof runCheques> }) => {
  const [words, path] = [useCashOutWords(), usePath()];
  return (
    <Section title={words('cheques.result')}>
      <p role="status">{words('cheques.runDone', { count: cheques.length })}</p>
      {cheques.length > 0 && (
        <ul className="admin-choices">
          {cheques.map((cheque) => (
            <li key={cheque.number} className="admin-chosen">
              <span>
                <strong className="number">{cheque.number}</strong> {cheque.payee}
              </span>
              <Amount money={cheque.amount} strong />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div className="alert wait">
          <strong>{words('cheques.refused', { count: refused.length })}</strong>
          <ul>
            {refused.map((outcome) => (
              <li key={outcome._id}>
                {outcome.refused?.detail}{' '}
                <Link to={path(`/payout-claim/${outcome._id}`)}>{words('cheques.openClaim')}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
};
