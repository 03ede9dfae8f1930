import { figuresOf } from '@rrr/contract';
import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { AboutLinks } from './AboutLinks.js';
import { AboutPage, Lines } from './AboutPage.js';
import { EligibleBikes } from './EligibleBikes.js';
import { en } from './words/requirements-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

const SECTIONS = [
  ['vin', ['one', 'two']],
  ['logos', ['one', 'two', 'three']],
  ['race', ['one', 'two', 'three']],
] as const;

/** as the program's settings call them */
const CATEGORIES = { superTwin: 'super-twin', singleCylinder: 'single-cylinder' } as const;

/** What a bike of one category needs (requirements §2 "Other routes"). */
export const RequirementsPage = ({ of }: { of: keyof typeof CATEGORIES }) => {
  const { locale } = useShell();
  const t = useWords();
  return (
    <AboutPage
      title={t(`${of}.title`)}
      lead={t(`${of}.lead`)}
      byDay
      sections={(config) => {
        const figures = figuresOf(config, locale);
        const bikes = config.program.eligibleBikes.filter((eligibleBike) => eligibleBike.category === CATEGORIES[of]);
        return [
          {
            id: 'models',
            title: t('models.title'),
            body: (
              <>
                <p>{t(bikes.length > 0 ? 'models.lead' : 'models.none', figures)}</p>
                {bikes.length > 0 && <EligibleBikes bikes={bikes} />}
                <AboutLinks to={['rules', of === 'superTwin' ? 'singleCylinder' : 'superTwin']} />
              </>
            ),
          },
          ...SECTIONS.map(([id, lines]) => ({
            id,
            title: t(`${id}.title`),
            body: (
              <>
                <Lines of={lines.map((line) => t(`${id}.${line}` as Parameters<typeof t>[0], figures))} />
                {id === 'race' && <AboutLinks to={['enroll', 'contact']} />}
              </>
            ),
          })),
        ];
      }}
    />
  );
};
