import type { Award, PayoutClaim, RiderCash, RiderDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Avatar } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { BigMoney } from '../../BigMoney.js';
import { usePublicPath } from '../../use-public-path.js';
import { owedOf, type Owed } from '../cash/owed.js';
import { useDue } from '../cash/use-due.js';
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
      {balances.some((it) => it.available.amount > 0) &&
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

const Cash = ({ owed }: { owed: readonly Owed[] }) => {
  const [t, formats, path, due] = [useHomeWords(), useFormats(), usePath(), useDue()];
  const state = ({ infoDue, unclaimed, paidBy }: Owed) => {
    if (infoDue) return <Link to={path('/cashout')}>{t('cash.papers', { due: due(infoDue) })}</Link>;
    if (unclaimed.amount > 0) return <Link to={path('/cashout')}>{t('cash.ready')}</Link>;
    return <Link to={path('/cashout')}>{t('cash.requested', { date: formats.date(paidBy) })}</Link>;
  };
  return (
    <div className="rider-hero-figure">
      <h2>{t('cash.title')}</h2>
      {owed.length === 0 && (
        <>
          <BigMoney money={{ amount: 0, currency: 'USD' }} />
          <p className="desk-muted">{t('cash.none')}</p>
        </>
      )}
      {owed.map((it) => (
        <div key={it.currency}>
          <BigMoney money={it.total} />
          <p className="rider-hero-due">{state(it)}</p>
        </div>
      ))}
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
        {cash && <Cash owed={owedOf(cash, claims)} />}
      </div>
      {awards &&
        balances.map(({ available: { currency } }) => <Runway key={currency} awards={awards} currency={currency} />)}
    </section>
  );
};
