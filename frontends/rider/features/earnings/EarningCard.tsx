import type { Earning } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Plate } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { Outcome } from './Outcome.js';
import { Way } from './Way.js';
import { WhyNot } from './WhyNot.js';

/** One result: the answer first, then its way. */
export const EarningCard = ({ earning }: { earning: Earning }) => {
  const [formats, path] = [useFormats(), usePublicPath()];
  const { event, className, place, resultType, verdict } = earning;
  return (
    <article className="desk-card rider-earning">
      <header>
        <Plate place={place} type={resultType} />
        <div>
          <h2>
            <Link to={path(`/events/event/${event._id}`)}>{event.title}</Link>
          </h2>
          <div className="desk-muted">
            {className} · {formats.date(event.startDate)}
          </div>
        </div>
        <Outcome earning={earning} />
      </header>
      {!verdict.earns && <WhyNot reasons={verdict.reasons} />}
      <Way earning={earning} />
    </article>
  );
};
