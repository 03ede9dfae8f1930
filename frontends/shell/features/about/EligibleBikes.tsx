import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import type { Config } from '../../app/shell-context.js';
import { years } from './bike-years.js';
import { en } from './words/rules-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

interface Props {
  bikes: Config['program']['eligibleBikes'];
}

/** Categories of the default program; others are shown by their own names. */
const NAMES = {
  current: 'bikes.current',
  'single-cylinder': 'bikes.singleCylinder',
  'super-twin': 'bikes.superTwin',
} as const;
const nameOf = (category: string) => Object.entries(NAMES).find(([value]) => value === category)?.[1];

export const EligibleBikes = ({ bikes }: Props) => {
  const t = useWords();
  return (
    <table className="bikes">
      <thead>
        <tr>
          <th scope="col">{t('bikes.category')}</th>
          <th scope="col">{t('bikes.models')}</th>
          <th scope="col">{t('bikes.years')}</th>
        </tr>
      </thead>
      <tbody>
        {bikes.map((bike) => {
          const name = nameOf(bike.category);
          return (
            <tr key={`${bike.category} ${bike.fromYear}`}>
              <th scope="row">{name ? t(name) : bike.category}</th>
              <td>{bike.models.length ? bike.models.join(', ') : t('bikes.every')}</td>
              <td className={bike.fromYear === null || bike.toYear === null ? undefined : 'number'}>
                {years(bike, t)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
