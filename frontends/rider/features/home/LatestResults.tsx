import type { Earning } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Empty, Plate, Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { Outcome } from '../earnings/Outcome.js';
import { useHomeWords } from './words/use-words.js';

const SHOWN = 4;

const Row = ({ earning }: { earning: Earning }) => {
  const [formats, path] = [useFormats(), usePath()];
  const { _id, place, resultType, event, className, verdict } = earning;
  return (
    <li>
      <Plate place={place} type={resultType} />
      <div>
        <Link to={path(`/earnings?result=${_id}`)}>
          <strong>{event.title}</strong>
        </Link>
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

/** The newest results, each with what it came to. */
export const LatestResults = ({ earnings }: { earnings: readonly Earning[] }) => {
  const [t, path] = [useHomeWords(), usePath()];
  return (
    <Section
      title={t('results.title')}
      side={earnings.length > 0 && <Link to={path('/earnings')}>{t('results.all')}</Link>}
    >
      {earnings.length === 0 ? (
        <Empty text={t('results.none')} action={<Link to={path('/earnings?claim=new')}>{t('results.claim')}</Link>} />
      ) : (
        <ul className="rider-rows desk-reach">
          {earnings.slice(0, SHOWN).map((earning) => (
            <Row key={earning._id} earning={earning} />
          ))}
        </ul>
      )}
    </Section>
  );
};
