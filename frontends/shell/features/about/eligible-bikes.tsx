import type { Translate } from '@rrr/kit/base';
import type { Config } from '../../app/shell-context.js';
import { years } from './figures.js';
import type { en } from './words/rules-en.js';

interface Props {
  bikes: Config['program']['eligibleBikes'];
  lead: string;
  t: Translate<typeof en>;
}

export const EligibleBikes = ({ bikes, lead, t }: Props) => (
  <section aria-labelledby="bikes">
    <h2 id="bikes">{t('bikes.title')}</h2>
    <p>{lead}</p>
    <table className="bikes">
      <thead>
        <tr>
          <th scope="col">{t('bikes.category')}</th>
          <th scope="col">{t('bikes.models')}</th>
          <th scope="col">{t('bikes.years')}</th>
        </tr>
      </thead>
      <tbody>
        {bikes.map((it) => (
          <tr key={`${it.category} ${it.fromYear}`}>
            <th scope="row">{it.category}</th>
            <td>{it.models.length ? it.models.join(', ') : t('bikes.every')}</td>
            <td className="number">{years(it)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
