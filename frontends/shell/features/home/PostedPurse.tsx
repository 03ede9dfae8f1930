import type { CSSProperties } from 'react';
import { getContingency, type Response } from '@rrr/contract';
import { Amount, PlateKey, useFormats } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useCall } from '../../app/use-call.js';
import { useDisciplineWords } from '../events/words/use-discipline-words.js';
import { useHomeWords } from './words/use-home-words.js';

type Purse = Response<typeof getContingency>['purses'][number];

const PurseCard = ({ first, others, title }: { first: Purse; others: readonly Purse[]; title: string }) => {
  const [t, disciplines, formats] = [useHomeWords(), useDisciplineWords(), useFormats()];
  const named = ({ amount, events }: Purse) =>
    t('purseEvents', { currency: t(`currency.${amount.currency}`), count: events });
  return (
    <div className="card purse">
      <p className="muted">{named(first)}</p>
      <p className="figure purse-figure">{formats.money(first.amount, { whole: first.amount.amount % 100 === 0 })}</p>
      <div className="purse-split" aria-hidden="true">
        {first.disciplines.map(({ discipline, amount }) => (
          <i
            key={discipline}
            data-discipline={discipline ?? 'other'}
            style={{ '--share': amount.amount / first.amount.amount } as CSSProperties}
          />
        ))}
      </div>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {first.disciplines.map(({ discipline, amount }) => (
            <tr key={discipline}>
              <th scope="row">
                <PlateKey discipline={discipline} /> {disciplines(discipline ?? 'other')}
              </th>
              <td>
                <Amount money={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.map((other) => (
        <p key={other.amount.currency} className="purse-other">
          <span>{named(other)}</span>
          <span className="figure">{formats.money(other.amount)}</span>
        </p>
      ))}
    </div>
  );
};

/** What the season posts, each currency by itself. Not asked for again while held (requirements §7). */
export const PostedPurse = () => {
  const t = useHomeWords();
  const { data, error, retry } = useCall(getContingency, {}, { hold: true });
  const [first, ...others] = data?.purses ?? [];
  if (data && !first) return null;
  return (
    <section className="section" aria-labelledby="purse">
      <header className="section-head">
        <h2 id="purse">{t('purse')}</h2>
        {data && <span className="muted">{t('season', { year: String(data.season) })}</span>}
      </header>
      {error ? (
        <LoadFailed title={t('purseFailed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      ) : data && first ? (
        <PurseCard first={first} others={others} title={data.contingencyTitle} />
      ) : (
        <div className="card purse waiting" aria-busy="true">
          <span className="skeleton line late" />
          <span className="skeleton title late" />
        </div>
      )}
    </section>
  );
};
