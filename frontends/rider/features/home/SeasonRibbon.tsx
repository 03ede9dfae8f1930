import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Earning } from '@rrr/contract';
import { languageTag, useFormats, useLocale } from '@rrr/kit/base';
import { Amount, Plate, Section, writtenShort } from '@rrr/kit/desk';
import { seasonOf, type Raced, type Season } from './season.js';
import { useHomeWords } from './words/use-words.js';

const STATES = ['paid', 'due', 'nothing'] as const;
const monthOf = (raced: Raced | undefined) => raced?.earning.event.startDate?.slice(0, 7);
/** px of the highest stem */
const HIGHEST = 128;

/** `month`: it is the first race of its month */
const Stem = ({ raced: { earning, money, state, height }, month: first }: { raced: Raced; month: boolean }) => {
  const locale = useLocale();
  const { place, resultType, event } = earning;
  const month = new Intl.DateTimeFormat(languageTag[locale], { month: 'short', timeZone: 'UTC' });
  return (
    <li data-state={state}>
      <span className="rider-stem-value">
        {money && writtenShort({ currency: money.currency }, locale, money.amount)}
      </span>
      <Plate place={place} type={resultType} size={28} />
      <span className="rider-stem" style={{ height: 4 + Math.round(height * HIGHEST) }} />
      <span className="rider-stem-month">
        {first ? month.format(new Date(`${event.startDate}T00:00:00Z`)) : '\u00a0'}
      </span>
    </li>
  );
};

const Table = ({ id, season, hidden }: { id: string; season: Season; hidden: boolean }) => {
  const [t, formats] = [useHomeWords(), useFormats()];
  return (
    <div id={id} className={hidden ? 'visually-hidden' : 'desk-table-frame'}>
      <table className="desk-table">
        <caption className="visually-hidden">{t('season.title', { year: season.year })}</caption>
        <thead>
          <tr>
            {(['date', 'event', 'place', 'earned', 'state'] as const).map((key) => (
              <th key={key} scope="col" data-align={key === 'earned' ? 'right' : undefined}>
                {t(`season.columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {season.races.map(({ earning: { _id, event, className, place, resultType }, money, state }) => (
            <tr key={_id}>
              <td>{formats.date(event.startDate)}</td>
              <td>
                {event.title} <span className="desk-muted">· {className}</span>
              </td>
              <td>{place !== null && resultType === 'finished' ? formats.place(place) : resultType}</td>
              <td data-align="right">{money ? <Amount money={money} /> : '–'}</td>
              <td>{t(`season.states.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The season as plates on stems: height is money, a dashed one is not paid yet. Its table is one tap away. */
export const SeasonRibbon = ({ earnings }: { earnings: readonly Earning[] }) => {
  const [t, formats, id] = [useHomeWords(), useFormats(), useId()];
  const [open, setOpen] = useState(false);
  const ribbon = useRef<HTMLDivElement>(null);
  // where it is wider than the screen, the newest race is in sight
  useLayoutEffect(() => {
    if (ribbon.current) ribbon.current.scrollLeft = ribbon.current.scrollWidth;
  }, [earnings]);
  const season = seasonOf(earnings);
  if (!season) return null;
  const sums = season.earned.map((it) => formats.money(it)).join(' + ');
  return (
    <Section
      title={t('season.title', { year: season.year })}
      side={
        <span className="desk-muted">
          {sums
            ? t('season.sum', { count: season.races.length, sum: sums })
            : t('season.nothing', { count: season.races.length })}
        </span>
      }
    >
      {/* the table says the same to who does not see it */}
      <div ref={ribbon} className="rider-season" aria-hidden>
        <ol>
          {season.races.map((it, at) => (
            <Stem key={it.earning._id} raced={it} month={monthOf(it) !== monthOf(season.races[at - 1])} />
          ))}
        </ol>
      </div>
      <div className="rider-season-key">
        {STATES.map((state) => (
          <span key={state} data-state={state} aria-hidden>
            <i className="rider-season-mark" /> {t(`season.states.${state}`)}
          </span>
        ))}
        <button
          type="button"
          className="rider-link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'season.hideTable' : 'season.showTable')}
        </button>
      </div>
      <Table id={id} season={season} hidden={!open} />
    </Section>
  );
};
