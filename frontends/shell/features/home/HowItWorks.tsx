import { useWords } from '../../words/use-words.js';

const ROLES = ['rider', 'dealer', 'promoter'] as const;
const STEPS = ['one', 'two', 'three'] as const;

export const HowItWorks = () => {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="how">
      <h2 id="how">{t('home.how')}</h2>
      <div className="roles">
        {ROLES.map((role) => (
          <div key={role} className="role">
            <h3>{t(`home.${role}.name`)}</h3>
            <ol className="role-steps">
              {STEPS.map((step) => (
                <li key={step}>{t(`home.${role}.${step}`)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};
