import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { useHomeWords } from './words/use-home-words.js';

const ROLES = [
  ['rider', '/about/rules'],
  ['dealer', '/dealers'],
  ['promoter', '/promoters'],
] as const;
const STEPS = ['one', 'two', 'three'] as const;

export const HowItWorks = () => {
  const [t, { to }] = [useHomeWords(), useShell()];
  return (
    <section className="section" aria-labelledby="how">
      <h2 id="how">{t('how')}</h2>
      <div className="roles">
        {ROLES.map(([role, path]) => (
          <div key={role} className="role">
            <h3>{t(`${role}.name`)}</h3>
            <ol className="role-steps">
              {STEPS.map((step) => (
                <li key={step}>{t(`${role}.${step}`)}</li>
              ))}
            </ol>
            <Link to={to(path)}>{t(`${role}.link`)}</Link>
          </div>
        ))}
      </div>
    </section>
  );
};
