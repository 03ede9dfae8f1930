import { disciplineOf, latestPayouts, type Response } from '@rrr/contract';
import { Amount, Plate, useFormats, useLocale, today } from '@rrr/kit/base';
import { languageTag } from '@rrr/records/languages';
import { daysUntil } from '../../app/days-until.js';
import { useCall } from '../../app/use-call.js';
import { useHomeWords } from './words/use-home-words.js';

type Latest = Response<typeof latestPayouts>;

/** Only riders who agreed to be named. After a failure both lists are left out: nobody came for them. */
export const useLatestPayouts = (): { latest: Latest | undefined; waiting: boolean } => {
  const { data, error } = useCall(latestPayouts, {});
  return { latest: data, waiting: !data && !error };
};

/** Stands still (WCAG 2.2.2); an empty strip is left out. Its place is kept while the answer is on its way. */
export const LatestPayouts = ({ latest, waiting }: ReturnType<typeof useLatestPayouts>) => {
  const [t, formats] = [useHomeWords(), useFormats()];
  const locale = useLocale();
  if (waiting) return <div className="latest-strip waiting" />;
  if (!latest?.payouts.length) return null;
  const ago = (day: string) =>
    // "20d ago", « il y a 20 j »
    new Intl.RelativeTimeFormat(languageTag(locale), {
      numeric: 'auto',
      style: t('agoStyle') as Intl.RelativeTimeFormatStyle,
    }).format(daysUntil(day, today()), 'day');
  return (
    <section className="latest-strip" aria-labelledby="latest">
      <div className="latest">
        <h2 id="latest">{t('payouts')}</h2>
        <div className="latest-scroller" role="group" aria-labelledby="latest" tabIndex={0}>
          <ul>
            {latest.payouts.map((payout) => {
              const discipline = disciplineOf(payout.eventType);
              return (
                <li key={`${payout.name}/${payout.className}/${payout.place}/${payout.awardedOn}`}>
                  <Plate place={payout.place} size={32} {...(discipline ? { discipline } : {})} />
                  <div>
                    <span className="figure">{formats.money(payout.amount)}</span>{' '}
                    <span className="small muted">{t(payout.type === 'cash' ? 'cash' : `type.${payout.type}`)}</span>
                    <span className="latest-who small">
                      <span>
                        {payout.name}, {payout.className}
                      </span>
                      <span className="muted">&nbsp;· {ago(payout.awardedOn)}</span>
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
};

const GROUPS = ['pro', 'amateur'] as const;

export const TopRiders = ({ latest }: { latest: Latest | undefined }) => {
  const t = useHomeWords();
  const groups = GROUPS.filter((group) => latest?.topRiders[group].length);
  if (!latest || groups.length === 0) return null;
  return (
    <section className="section" aria-labelledby="top">
      <h2 id="top">{t('top', { year: String(latest.topRiders.season) })}</h2>
      <div className="top-riders">
        {groups.map((group) => (
          <div key={group} className="card">
            <h3>{t(group)}</h3>
            <ol>
              {latest.topRiders[group].map((item, at) => (
                <li key={`${item.name}/${at}`}>
                  <Plate place={at + 1} size={28} />
                  <span>{item.name}</span>
                  <Amount money={item.amount} strong />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};
