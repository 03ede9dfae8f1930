import { figuresOf } from '@rrr/contract';
import { kitWordsHook, useFormats, useStepsSaying } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { AboutLinks } from './AboutLinks.js';
import { AboutPage, Lines } from './AboutPage.js';
import { EligibleBikes } from './EligibleBikes.js';
import { en } from './words/rules-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

const SECTIONS = [
  ['earning', ['one', 'two', 'three', 'four']],
  ['logos', ['one', 'two', 'three']],
  ['results', ['one', 'two', 'three']],
  ['amateur', ['one', 'two', 'three']],
  ['pro', ['one', 'two', 'three', 'four']],
  ['dealers', ['one', 'two', 'three']],
  ['fair', ['one', 'two', 'three']],
] as const satisfies readonly (readonly [keyof typeof en, readonly string[]])[];

export const RulesPage = () => {
  const { locale } = useShell();
  const [t, saying, formats] = [useWords(), useStepsSaying(), useFormats()];
  return (
    <AboutPage
      title={t('title')}
      lead={t('lead')}
      byDay
      sections={(config) => {
        const figures = figuresOf(config, locale);
        const steps = config.program.payoutSteps ?? [];
        const { logoPhotos, currencies } = config.program;
        const [currency = 'USD'] = currencies;
        const photos = logoPhotos
          ? [
              t('logos.photos', {
                count: logoPhotos.photos,
                days: logoPhotos.days,
                amount: formats.money({ amount: logoPhotos.above, currency }),
              }),
              t('logos.photosThen'),
            ]
          : [];
        const bySize = steps.length > 1 ? [t('earning.bySize', { steps: saying(steps) })] : [];
        return [
          {
            id: 'bikes',
            title: t('bikes.title'),
            body: (
              <>
                <p>{t('bikes.lead', figures)}</p>
                <EligibleBikes bikes={config.program.eligibleBikes} />
                <AboutLinks to={['superTwin', 'singleCylinder']} />
              </>
            ),
          },
          ...SECTIONS.map(([name, lines]) => ({
            id: name,
            title: t(`${name}.title`),
            body: (
              <>
                <Lines
                  of={[
                    ...lines.map((line) => t(`${name}.${line}` as Parameters<typeof t>[0], figures)),
                    ...(name === 'earning' ? bySize : []),
                    ...(name === 'pro' && config.program.cashAsCredit ? [t('pro.credit', figures)] : []),
                    ...(name === 'logos' ? photos : []),
                  ]}
                />
                {name === 'amateur' && <AboutLinks to={['dealers']} />}
                {name === 'fair' && <AboutLinks to={['enroll', 'faq', 'contact']} />}
              </>
            ),
          })),
        ];
      }}
    />
  );
};
