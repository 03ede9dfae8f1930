import type { Reason } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { en } from './words/en.js';
import { useEarningsWords } from './words/use-words.js';

type Advised = keyof typeof en.advice;
const isAdvised = (code: string): code is Advised => Object.hasOwn(en.advice, code);

/** Reasons that the rider can mend in the area itself. */
const MEND = {
  NO_VERIFIED_BIKE: { to: '/profile?tab=bikes', word: 'mend.bikes' },
  CONSENT_MISSING: { to: '/profile', word: 'mend.profile' },
  RIDER_UNKNOWN: { to: '/profile', word: 'mend.profile' },
  NOT_FINISHED: { to: '/earnings?claim=new', word: 'mend.claim' },
} as const;
const isMended = (code: string): code is keyof typeof MEND => Object.hasOwn(MEND, code);

/** Why a result was not paid, in the server's words, and what the rider can do about each reason. */
export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => {
  const [t, path, publicPath] = [useEarningsWords(), usePath(), usePublicPath()];
  return (
    <div className="rider-why">
      <ul>
        {reasons.map(({ code, detail }) => (
          <li key={code}>
            <strong>{detail}</strong>
            <span>{isAdvised(code) ? t(`advice.${code}`) : t('adviceOther')}</span>
            {isMended(code) && <Link to={path(MEND[code].to)}>{t(MEND[code].word)}</Link>}
          </li>
        ))}
      </ul>
      <span className="rider-why-links">
        <a href={publicPath('/about/rules')}>{t('rules')}</a>
        <a href={publicPath('/about/contact')}>{t('support')}</a>
      </span>
    </div>
  );
};
