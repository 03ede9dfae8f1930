import { Link } from 'react-router-dom';
import type { RiderCash, RiderDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRiderCashQuery } from './cash/rider-cash.api.js';
import { useWords } from '../../words/use-words.js';

const Credit = ({ rider }: { rider: RiderDetail }) => {
  const [t, formats] = [useWords(), useFormats()];
  return (
    <div>
      <h2>{t('rider.hero.credit')}</h2>
      {rider.balances.length === 0 && <p>{t('rider.noBalance')}</p>}
      {rider.balances.map(({ available, nextExpiry }) => (
        <div key={available.currency}>
          <p className="admin-rider-figure">{formats.money(available)}</p>
          <p className={nextExpiry ? 'admin-late' : 'desk-muted'}>
            {nextExpiry
              ? t('rider.hero.expires', {
                  amount: formats.money(nextExpiry.amount),
                  date: formats.date(nextExpiry.expireDate),
                })
              : t('rider.hero.nothingExpires')}
          </p>
        </div>
      ))}
    </div>
  );
};

/** What is missing before cash can be paid, each leading to where it is added. */
const Missing = ({ riderId, missing }: { riderId: string; missing: RiderCash['missing'] }) => {
  const [t, path] = [useWords(), usePath()];
  return (
    <>
      <p>{t('rider.hero.missing')}</p>
      <ul className="admin-rider-missing">
        {missing.map((text) => (
          <li key={text}>
            <Link
              to={path(`/rider/${riderId}${text === 'address' || text === 'residence' ? '/edit' : '?tab=documents'}`)}
            >
              {t(`rider.hero.what.${text}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const Cash = ({ rider }: { rider: RiderDetail }) => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  const answer = useRiderCashQuery({ params: { role: 'admin', riderId: rider._id } });
  const { currentData: cash, error, isFetching, refetch } = answer;
  const open = cash?.cash.filter(({ gross }) => gross.amount > 0) ?? [];
  return (
    <div aria-busy={isFetching}>
      <h2>{t('rider.hero.cash')}</h2>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!cash && isFetching && <Skeleton lines={2} height={40} />}
      {cash && open.length === 0 && <p>{t('rider.hero.noCash')}</p>}
      {open.map(({ gross, awards }) => {
        const [first] = awards.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
        const waits = (cash?.missing.length ?? 0) > 0;
        return (
          <div key={gross.currency}>
            <p className="admin-rider-figure">
              <Link to={path(`/rider/${rider._id}?tab=cash`)}>{formats.money(gross)}</Link>
            </p>
            {waits && first && (
              <p className="admin-late">
                {t(first.overdue ? 'rider.hero.wasDue' : 'rider.hero.due', { date: formats.date(first.dueDate) })}
              </p>
            )}
            {!waits && <p className="desk-muted">{t('rider.hero.ready')}</p>}
          </div>
        );
      })}
      {cash && open.length > 0 && cash.missing.length > 0 && <Missing riderId={rider._id} missing={cash.missing} />}
    </div>
  );
};

/** What the rider has: credit to redeem, and cash to be paid with what is missing for it. */
export const RiderHero = ({ rider }: { rider: RiderDetail }) => (
  <section className="ink admin-rider-hero" aria-label={useWords()('rider.balances')}>
    <Credit rider={rider} />
    <Cash rider={rider} />
  </section>
);
