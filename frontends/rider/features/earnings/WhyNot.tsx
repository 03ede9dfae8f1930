import type { Reason } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { en } from '../../words/en.js';
import { useWords } from '../../words/use-words.js';

type Advised = keyof typeof en.earnings.advice;
const isAdvised = (code: string): code is Advised => Object.hasOwn(en.earnings.advice, code);

/** Why a result was not paid, in the server's words, and what the rider can do about each reason. */
export const WhyNot = ({ reasons }: { reasons: readonly Reason[] }) => {
  const [t, path] = [useWords(), usePublicPath()];
  return (
    <div className="rider-why">
      <h3>{t('earnings.why')}</h3>
      <ul>
        {reasons.map(({ code, detail }) => (
          <li key={code}>
            <strong>{detail}</strong>
            <span>{isAdvised(code) ? t(`earnings.advice.${code}`) : t('earnings.adviceOther')}</span>
          </li>
        ))}
      </ul>
      <Link to={path('/about/rules')}>{t('earnings.rules')}</Link>
    </div>
  );
};
