import type { PayoutClaim, RiderCash, RiderDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { Needs } from '../cash/Needs.js';
import { mendPath, needsOf, nextNeed } from '../cash/needs.js';
import { owedOf } from '../cash/owed.js';
import { useCashWords } from '../cash/words/use-words.js';

interface Props {
  cash: RiderCash;
  claims: readonly PayoutClaim[];
  record: RiderDetail['record'];
}

/** What the rider still has to send before cash is paid out, with the next of it as the one act. */
export const BeforePaid = ({ cash, claims, record }: Props) => {
  const [words, path] = [useCashWords(), usePath()];
  const owed = owedOf(cash, claims, record).filter((candidate) => candidate.owed.amount > 0);
  const needs = needsOf(cash, record);
  const next = nextNeed(needs);
  if (owed.length === 0 || !next) return null;
  const done = needs.filter((need) => need.state === 'done').length;
  return (
    <div className="rider-before-paid">
      <Section
        title={words('needs.title')}
        side={<span className="desk-muted">{words('needs.done', { done, all: needs.length })}</span>}
      >
        {/* the next one has the red button */}
        <Needs needs={needs} linked={({ key }) => key !== next.key} />
        {owed.some((candidate) => candidate.parts.some(({ late }) => late)) && (
          <p className="desk-muted">{words('late.next')}</p>
        )}
        <Link className="button primary large" to={path(mendPath(next.key))}>
          {words(`needs.mend.${next.key}`)}
        </Link>
      </Section>
    </div>
  );
};
