import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { useKnownConfig } from '../../app/use-known-config.js';
import { useHomeWords } from './words/use-home-words.js';

const ROLES = [
  ['rider', '/about/rules'],
  ['dealer', '/dealers'],
  ['promoter', '/promoters'],
] as const;
const STEPS = ['one', 'two', 'three'] as const;
type Role = (typeof ROLES)[number][0];
type Step = (typeof STEPS)[number];

export const HowItWorks = () => {
  const [t, { to }] = [useHomeWords(), useShell()];
  const program = useKnownConfig()?.program;
  /** the steps that name a time limit; without it until the program is known */
  const timed = (role: Role, step: Step): string | undefined => {
    const days =
      role === 'dealer' && step === 'three'
        ? program?.dealerRefundDays
        : role === 'promoter' && step === 'two'
          ? program?.resultWindowDays
          : undefined;
    return days === undefined ? undefined : t(`${role as 'dealer' | 'promoter'}.within`, { count: days });
  };
  return (
    <section className="section" aria-labelledby="how">
      <h2 id="how">{t('how')}</h2>
      <div className="roles">
        {ROLES.map(([role, path]) => (
          <div key={role} className="role">
            <h3>{t(`${role}.name`)}</h3>
            <ol className="role-steps">
              {STEPS.map((step) => (
                <li key={step}>{timed(role, step) ?? t(`${role}.${step}`)}</li>
              ))}
            </ol>
            <Link to={to(path)}>{t(`${role}.link`)}</Link>
          </div>
        ))}
      </div>
    </section>
  );
};
