import { kitWordsHook } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { AboutPage } from './AboutPage.js';
import { figuresOf } from './figures.js';
import { en } from './words/faq-en.js';
import { fr } from './words/faq-fr.js';

const useWords = kitWordsHook<typeof en>({ en, fr });

const GROUPS = [
  ['riders', ['whyNothing', 'when', 'missing', 'expire', 'partly', 'cash']],
  ['dealers', ['undo', 'refund']],
  ['promoters', ['files', 'correct']],
] as const;

export const FaqPage = () => {
  const { locale } = useShell();
  const t = useWords();
  return (
    <AboutPage title={t('title')} lead={t('lead')}>
      {(config) => {
        const figures = figuresOf(config, locale);
        return GROUPS.map(([group, questions]) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group}>{t(group)}</h2>
            {questions.map((it) => (
              <details key={it} className="question">
                <summary>{t(`${it}.question`)}</summary>
                <p>{t(`${it}.answer`, figures)}</p>
              </details>
            ))}
          </section>
        ));
      }}
    </AboutPage>
  );
};
