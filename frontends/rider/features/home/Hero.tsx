import type { Award, PayoutClaim, RiderCash, RiderDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Avatar } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { BigMoney } from '../../BigMoney.js';
import { usePublicPath } from '../../use-public-path.js';
import { owedOf, type Owed } from '../cash/owed.js';
import { useDue } from '../cash/use-due.js';
import { useCashWords } from '../cash/words/use-words.js';
import { Runway } from './Runway.js';
import { useHomeWords } from './words/use-words.js';

type Balance = RiderDetail['balances'][number];

const Credit = ({ balances, hasPin }: Pick<RiderDetail, 'hasPin'> & { balances: readonly Balance[] }) => {
  const [t, formats, path, publicPath] = [useHomeWords(), useFormats(), usePath(), usePublicPath()];
  return (
    <div className="rider-hero-figure">
      <h2>{t('credit.title')}</h2>
      {balances.length === 0 && (
        <>
          <BigMoney money={{ amount: 0, currency: 'USD' }} />
          <p className="desk-muted">{t('credit.none')}</p>
        </>
      )}
      {balances.map(({ available, nextExpiry }) => (
        <div key={available.currency}>
          <BigMoney money={available} />
          <p className="rider-hero-due">
            {nextExpiry
              ? t('credit.expires', {
                  amount: formats.money(nextExpiry.amount),
                  date: formats.date(nextExpiry.expireDate),
                })
              : t('credit.never')}
          </p>
        </div>
      ))}
      {balances.some((balance) => balance.available.amount > 0) &&
        (hasPin ? (
          <p className="rider-hero-acts">
            <Link className="button" to={`${path('/redemptions')}?code=show`}>
              {t('credit.code')}
            </Link>
            <a href={publicPath('/dealers')}>{t('credit.dealers')}</a>
          </p>
        ) : (
          <p className="rider-hero-acts">
            <Link className="button" to={path('/profile?redirect=pin')}>
              {t('credit.setPin')}
            </Link>
            <span className="desk-muted">{t('credit.noPin')}</span>
          </p>
        ))}
    </div>
  );
};

/** Cash of one currency: what it is, and the one thing to know of it. */
const CashIn = ({ owed, waits }: { owed: Owed; waits: boolean }) => {
  const [t, words, formats, path, due] = [useHomeWords(), useCashWords(), useFormats(), usePath(), useDue()];
  const [part] = owed.parts;
  const requested = owed.paidBy && (
    <Link to={path('/cashout')}>
      {owed.owed.amount > 0
        ? t('cash.alsoRequested', { amount: formats.money(owed.requested), date: formats.date(owed.paidBy) })
        : t('cash.paidBy', { date: formats.date(owed.paidBy) })}
    </Link>
  );
  return (
    <div>
      <h2>{t(owed.owed.amount > 0 ? 'cash.owed' : 'cash.requested')}</h2>
      <BigMoney money={owed.owed.amount > 0 ? owed.owed : owed.requested} />
      {part && (
        <p className="rider-hero-due">
          {part.late
            ? words('late.was', { amount: formats.money(part.amount), date: formats.date(part.dueDate) })
            : due(part.dueDate)}
        </p>
      )}
      {waits && owed.owed.amount > 0 && <p>{words('checking')}</p>}
      {requested && <p>{requested}</p>}
    </div>
  );
};

const Cash = ({ owed, missing }: { owed: readonly Owed[]; missing: RiderCash['missing'] }) => {
  const [t, path] = [useHomeWords(), usePath()];
  const open = owed.filter((candidate) => candidate.owed.amount > 0);
  return (
    <div className="rider-hero-figure">
      {owed.length === 0 && (
        <>
          <h2>{t('cash.owed')}</h2>
          <BigMoney money={{ amount: 0, currency: 'USD' }} />
          <p className="desk-muted">{t('cash.none')}</p>
        </>
      )}
      {owed.map((item) => (
        <CashIn key={item.currency} owed={item} waits={missing.length > 0 && item.parts.length === 0} />
      ))}
      {open.length > 0 && missing.length === 0 && (
        <p className="rider-hero-acts">
          <Link className="button primary" to={path('/cashout')}>
            {t('cash.cashOut')}
          </Link>
        </p>
      )}
    </div>
  );
};

interface Props {
  rider: RiderDetail;
  claims: readonly PayoutClaim[];
  /** undefined: not loaded */
  cash: RiderCash | undefined;
  awards: readonly Award[] | undefined;
}

/** The two numbers the rider came for, side by side, each with its own date; then when credit expires. */
export const Hero = ({ rider, claims, cash, awards }: Props) => {
  const t = useHomeWords();
  const { fullName, profileImage, hometown, state, amaNumber, balances, hasPin } = rider;
  const from = [hometown, state].filter(Boolean).join(', ');
  return (
    <section className="rider-hero ink" aria-label={fullName}>
      <div className="rider-hero-who">
        <Avatar src={profileImage} size={56} />
        <div>
          <div className="rider-hero-name">{fullName}</div>
          <div className="desk-muted">
            {[from, amaNumber && t('ama', { number: amaNumber })].filter(Boolean).join(' · ')}
          </div>
        </div>
      </div>
      <div className="rider-hero-figures">
        <Credit balances={balances} hasPin={hasPin} />
        {cash && <Cash owed={owedOf(cash, claims, rider.record)} missing={cash.missing} />}
      </div>
      {awards &&
        balances.map(({ available: { currency } }) => <Runway key={currency} awards={awards} currency={currency} />)}
    </section>
  );
};
