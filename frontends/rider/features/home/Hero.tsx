import type { RiderDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Avatar, Balance } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.js';
import { Track } from './Track.js';

/** The rider's face and the number they came for. */
export const Hero = ({ rider }: { rider: RiderDetail }) => {
  const [t, path] = [useWords(), usePath()];
  const { fullName, profileImage, hometown, state, amaNumber, balances, hasPin } = rider;
  const from = [hometown, state].filter(Boolean).join(', ');
  return (
    <section className="rider-hero" aria-label={fullName}>
      <Track />
      <div className="rider-hero-who">
        <Avatar src={profileImage} size={72} />
        <div>
          <div className="rider-hero-name">{fullName}</div>
          <div className="desk-muted">
            {[from, amaNumber && t('home.ama', { number: amaNumber })].filter(Boolean).join(' · ')}
          </div>
        </div>
      </div>
      <div className="rider-hero-balances">
        {balances.map((it) => (
          <Balance key={it.available.currency} balance={it} />
        ))}
        {balances.length === 0 && (
          <div>
            <div className="rider-hero-name">{t('home.noWallet')}</div>
            <p className="desk-muted">{t('home.noWalletLead')}</p>
          </div>
        )}
      </div>
      <div className="rider-hero-act">
        <Link className="button primary large" to={path('/redemptions')}>
          {t('home.open')}
        </Link>
        <p className="desk-muted">{hasPin ? t('home.redeem') : t('home.noPin')}</p>
      </div>
    </section>
  );
};
