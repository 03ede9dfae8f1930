import type { ResultClaim } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Section, Status, type Tone } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useResultClaimsQuery } from '../earnings.api.js';
import { useEarningsWords } from '../words/use-words.js';

const TONE: Record<ResultClaim['status'], Tone> = { open: 'wait', accepted: 'good', refused: 'bad' };

const Row = ({ claim }: { claim: ResultClaim }) => {
  const [t, formats, path] = [useEarningsWords(), useFormats(), usePath()];
  const { event, class: of, place, message, status, at, decided, resultId } = claim;
  return (
    <li className="rider-row-plain">
      <div>
        <strong>{event.title}</strong>
        <div className="desk-muted">
          {[of?.name, place !== null && formats.place(place), t('claim.sentAt', { date: formats.day(at) })]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <p className="rider-claim-message">{message}</p>
        {decided?.answer && <p>{t('claim.answer', { answer: decided.answer })}</p>}
        {resultId && <Link to={path(`/earnings?result=${resultId}`)}>{t('claim.result')}</Link>}
      </div>
      <Status tone={TONE[status]}>{t(`claim.status.${status}`)}</Status>
    </li>
  );
};

/** What the rider has claimed, and what was decided. */
export const ResultClaims = () => {
  const t = useEarningsWords();
  const { data, error, isFetching, refetch } = useResultClaimsQuery({
    params: { role: 'rider' },
    query: { page: 1, limit: 50 },
  });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!data || data.resultClaims.length === 0) return null;
  return (
    <Section title={t('claim.own')}>
      <ul className="rider-rows">
        {data.resultClaims.map((resultClaim) => (
          <Row key={resultClaim._id} claim={resultClaim} />
        ))}
      </ul>
    </Section>
  );
};
