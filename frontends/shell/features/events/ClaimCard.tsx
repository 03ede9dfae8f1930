import type { EventDetail } from '@rrr/contract';
import { Status, useFormats, today } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useSessionState } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { daysUntil } from '../../app/days-until.js';
import { useEventWords } from './words/use-event-words.js';

/** What a rider of this event can do now. The deadline is the page's amber. */
export const ClaimCard = ({ event }: { event: EventDetail }) => {
  const [t, formats, { to, session }] = [useEventWords(), useFormats(), useShell()];
  const known = useSessionState(session);
  const isRider = known.status === 'known' && known.session?.account.type === 'rider';
  if (event.status === 'canceled' || !event.paying) return null;
  const now = today();
  const due = event.resultsDueDate;
  const raced = event.startDate !== null && event.startDate <= now;
  const left = due === null ? undefined : daysUntil(due, now);
  const open = left === undefined || left >= 0;
  const date = formats.date(due);
  return (
    <section className="card claim" aria-labelledby="claim">
      <h3 id="claim">{t(raced ? 'claim.title' : 'claim.ahead')}</h3>
      {raced && open && left !== undefined && (
        <p>
          <Status tone="wait">{left === 0 ? t('claim.last', { date }) : t('claim.left', { count: left, date })}</Status>
        </p>
      )}
      <p>
        {!raced
          ? t('claim.aheadLead')
          : !open
            ? t('claim.over', { date })
            : t(isRider ? 'claim.riderLead' : 'claim.lead')}
      </p>
      {isRider ? (
        raced && (
          <a className="button primary large" href={to('/auth/rider/earnings')}>
            {t('claim.earnings')}
          </a>
        )
      ) : (
        <>
          {open && (
            <Link className="button primary large" to={to('/register')}>
              {t('claim.enroll')}
            </Link>
          )}
          <Link className="button large" to={to(`/login?next=${encodeURIComponent(to('/auth/rider/earnings'))}`)}>
            {t('claim.login')}
          </Link>
        </>
      )}
    </section>
  );
};
