import { figuresOf } from '@rrr/contract';
import { kitWordsHook, useFormats, type Values } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell, type Config } from '../../app/shell-context.js';
import { startData } from '../../app/start-data.js';
import { AboutLinks } from './AboutLinks.js';
import { AboutPage, Lines } from './AboutPage.js';
import { en } from './words/privacy-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

/** The day on which this text last changed its meaning. */
const CHANGED = '2026-11-27';

/** The lines of each section; what depends on the settings is left out where it does not apply. */
const linesOf = ({ captcha, signIn }: Config, statisticsHost: string | undefined) =>
  [
    ['who', ['one']],
    ['data', ['rider', 'minor', 'pro', 'money', 'partner', 'visitor', 'use']],
    ['why', ['one', 'two', 'three', 'four']],
    ['sees', ['public', 'named', 'dealer', 'promoter', 'admin', 'documents']],
    [
      'services',
      [
        'mail',
        'push',
        'pay',
        ...(signIn ? ['signIn'] : []),
        ...(captcha.kind === 'off' ? [] : [captcha.kind === 'recaptcha' ? 'captchaOther' : 'captchaOwn']),
        'statistics',
        ...(statisticsHost ? ['statisticsHost'] : []),
        'links',
      ],
    ],
    ['cookies', []],
    ['location', ['one', 'two', 'three']],
    ['safe', ['one', 'two', 'three', 'four']],
    ['keep', ['one', 'two', 'three', 'four', 'five']],
    ['rights', ['one', 'two', 'five', 'three', 'four']],
  ] as const;

const Cookies = ({ provider }: { provider: string | undefined }) => {
  const t = useWords();
  const [browser, tab] = [t('cookies.browser'), t('cookies.tab')];
  const rows = [
    ['session', t('cookies.session'), t('cookies.sessionUntil')],
    ['device', t('cookies.device'), t('cookies.deviceUntil')],
    ['locale', t('cookies.locale'), t('cookies.localeUntil')],
    ...(provider ? [['sign-in', t('cookies.attempt', { provider }), t('cookies.attemptUntil')]] : []),
    [browser, t('cookies.statistics'), t('cookies.statisticsUntil')],
    [browser, t('cookies.columns'), t('cookies.browserUntil')],
    [browser, t('cookies.employee'), t('cookies.browserUntil')],
    [browser, t('cookies.offline'), t('cookies.browserUntil')],
    [browser, t('cookies.sheet'), t('cookies.sheetUntil')],
    [tab, t('cookies.draft'), t('cookies.draftUntil')],
    [tab, t('cookies.link'), t('cookies.linkUntil')],
    ...(provider ? [[tab, t('cookies.trip', { provider }), t('cookies.tabUntil')]] : []),
    [tab, t('cookies.reading'), t('cookies.tabUntil')],
  ];
  return (
    <>
      <p>{t('cookies.lead')}</p>
      <table className="bikes cookies">
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.until')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, purpose, until]) => (
            <tr key={purpose}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td data-label={t('cookies.until')}>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

export const PrivacyPage = () => {
  const [t, { locale }, formats] = [useWords(), useShell(), useFormats()];
  const { analytics } = startData();
  const host = analytics && new URL(analytics.script).host;
  return (
    <AboutPage
      title={t('title')}
      lead={(config) => t('lead', { brand: config.brand, date: formats.date(CHANGED) })}
      sections={(config) => {
        const provider = config.signIn?.name;
        const values: Values = { ...figuresOf(config, locale), provider: provider ?? '', host: host ?? '' };
        return linesOf(config, host).map(([id, lines]) => ({
          id,
          title: t(`${id}.title`),
          body: (
            <>
              {id === 'cookies' ? (
                <Cookies provider={provider} />
              ) : (
                <Lines of={lines.map((line) => t(`${id}.${line}` as Parameters<typeof t>[0], values))} />
              )}
              {(id === 'who' || id === 'rights') && <AboutLinks to={['privacy']} />}
            </>
          ),
        }));
      }}
    />
  );
};
