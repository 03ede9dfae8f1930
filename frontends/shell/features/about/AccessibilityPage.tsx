import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { AboutLinks } from './AboutLinks.js';
import { AboutPage, Lines } from './AboutPage.js';
import { en } from './words/accessibility-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

export const AccessibilityPage = () => {
  const t = useWords();
  return (
    <AboutPage
      title={t('title')}
      lead={({ brand }) => t('lead', { brand })}
      sections={({ captcha }) =>
        (
          [
            ['goal', ['one']],
            ['works', ['keyboard', 'reader', 'contrast', 'zoom', 'motion', 'touch', 'time']],
            ['test', ['one', 'two']],
            ['limits', ['map', 'documents', 'links', captcha.kind === 'recaptcha' ? 'captchaOther' : 'captcha']],
            ['tell', ['one', 'two']],
          ] as const
        ).map(([id, lines]) => ({
          id,
          title: t(`${id}.title`),
          body: (
            <>
              <Lines of={lines.map((line) => t(`${id}.${line}` as Parameters<typeof t>[0]))} />
              {id === 'tell' && <AboutLinks to={['accessibility']} />}
            </>
          ),
        }))
      }
    />
  );
};
