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
const nameOf = (category: string) => Object.entries(NAMES).find(([it]) => it === category)?.[1];

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
        {bikes.map((it) => {
          const name = nameOf(it.category);
          return (
            <tr key={`${it.category} ${it.fromYear}`}>
              <th scope="row">{name ? t(name) : it.category}</th>
              <td>{it.models.length ? it.models.join(', ') : t('bikes.every')}</td>
              <td className={it.fromYear === null || it.toYear === null ? undefined : 'number'}>{years(it, t)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
