import { useLocation } from 'react-router-dom';
import { figuresOf } from '@rrr/contract';
import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { AboutLinks } from './AboutLinks.js';
import { AboutPage } from './AboutPage.js';
import { en } from './words/faq-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

const GROUPS = [
  [
    'riders',
    ['enroll', 'bikes', 'vin', 'whyNothing', 'when', 'missing', 'expire', 'partly', 'pin', 'cash', 'logos', 'minor'],
  ],
  ['dealers', ['join', 'undo', 'refund', 'who']],
  ['promoters', ['apply', 'files', 'correct', 'deadline']],
] as const;

export const FaqPage = () => {
  const { locale } = useShell();
  const t = useWords();
  const { hash } = useLocation();
  return (
    <AboutPage
      title={t('title')}
      lead={t('lead')}
      byDay
      sections={(config) => {
        const figures = figuresOf(config, locale);
        return GROUPS.map(([group, questions]) => ({
          id: group,
          title: t(group),
          body: (
            <>
              {questions.map((question) => (
                <details key={question} id={question} className="question" open={hash === `#${question}`}>
                  <summary>{t(`${question}.question`, figures)}</summary>
                  <p>{t(`${question}.answer`, figures)}</p>
                </details>
              ))}
              <AboutLinks
                to={
                  group === 'riders'
                    ? ['rules', 'dealers', 'contact']
                    : group === 'promoters'
                      ? ['promoters', 'contact']
                      : ['contact']
                }
              />
            </>
          ),
        }));
      }}
    />
  );
};
