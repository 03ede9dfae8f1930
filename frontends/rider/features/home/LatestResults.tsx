import type { Earning } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Empty, Plate, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { useEarningsQuery } from '../earnings/earnings.api.js';
import { Outcome } from '../earnings/Outcome.js';

const Row = ({ earning }: { earning: Earning }) => {
  const formats = useFormats();
  const { place, resultType, event, className, verdict } = earning;
  return (
    <li>
      <Plate place={place} type={resultType} />
      <div>
        <strong>{event.title}</strong>
        <div className="desk-muted">
          {className} · {formats.date(event.startDate)}
        </div>
        {verdict.reasons.map(({ code, detail }) => (
          <div key={code} className="rider-reason">
            {detail}
          </div>
        ))}
      </div>
      <Outcome earning={earning} />
    </li>
  );
};

export const LatestResults = () => {
  const [t, path, params] = [useWords(), usePath(), useMe()];
  const { data, error, isFetching, refetch } = useEarningsQuery({ params, query: { page: 1, limit: 8 } });
  return (
    <Section title={t('home.results')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={5} height={56} />}
      {data?.earnings.length === 0 && <Empty text={t('home.noResults')} />}
      {data && data.earnings.length > 0 && (
        <>
          <ul className="rider-rows">
            {data.earnings.map((it) => (
              <Row key={it._id} earning={it} />
            ))}
          </ul>
          <Link className="rider-more" to={path('/earnings')}>
            {t('home.allResults')}
          </Link>
        </>
      )}
    </Section>
  );
};
