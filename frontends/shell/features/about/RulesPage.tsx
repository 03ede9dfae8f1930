import { kitWordsHook } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { AboutPage } from './AboutPage.js';
import { EligibleBikes } from './EligibleBikes.js';
import { figuresOf } from './figures.js';
import { en } from './words/rules-en.js';
import { fr } from './words/rules-fr.js';

const useWords = kitWordsHook<typeof en>({ en, fr });

const SECTIONS = [
  ['earning', ['one', 'two', 'three', 'four']],
  ['results', ['one', 'two']],
  ['amateur', ['one', 'two']],
  ['pro', ['one', 'two', 'three']],
  ['dealers', ['one', 'two']],
] as const satisfies readonly (readonly [keyof typeof en, readonly string[]])[];

export const RulesPage = () => {
  const { locale } = useShell();
  const t = useWords();
  return (
    <AboutPage title={t('title')} lead={t('lead')}>
      {(config) => {
        const figures = figuresOf(config, locale);
        return (
          <>
            <EligibleBikes bikes={config.program.eligibleBikes} lead={t('bikes.lead', figures)} t={t} />
            {SECTIONS.map(([name, lines]) => (
              <section key={name} aria-labelledby={name}>
                <h2 id={name}>{t(`${name}.title`)}</h2>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{t(`${name}.${line}` as Parameters<typeof t>[0], figures)}</li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        );
      }}
    </AboutPage>
  );
};
