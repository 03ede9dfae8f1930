import { useEffect, useId, useRef, useState } from 'react';
import type { Earning } from '@rrr/contract';
import { monthName, useFormats, useLocale } from '@rrr/kit/base';
import { Amount, Plate, Section, writtenShort } from '@rrr/kit/desk';
import { seasonOf, type Awaited, type Raced, type Season } from './season.js';
import { useHomeWords } from './words/use-words.js';

const STATES = ['paid', 'due', 'checked', 'nothing', 'awaited'] as const;
const monthOf = (raced: Raced | undefined) => raced?.event.startDate?.slice(0, 7);
/** px of the highest stem */
const HIGHEST = 128;

/** `month`: it is the first race of its month */
const Stem = ({ raced: { event, earning, money, state, height }, month: first }: { raced: Raced; month: boolean }) => {
  const locale = useLocale();
  return (
    <li data-state={state}>
      <span className="rider-stem-value">
        {money && writtenShort({ currency: money.currency }, locale, money.amount)}
      </span>
      {earning ? (
        <Plate place={earning.place} type={earning.resultType} size={28} />
      ) : (
        <span className="rider-stem-awaited">?</span>
      )}
      <span className="rider-stem" style={{ height: 4 + Math.round(height * HIGHEST) }} />
      <span className="rider-stem-month">
        {first && event.startDate ? monthName(locale, event.startDate) : '\u00a0'}
      </span>
    </li>
  );
};

const Table = ({ id, season, hidden }: { id: string; season: Season; hidden: boolean }) => {
  const [t, formats] = [useHomeWords(), useFormats()];
  const placeOf = ({ place, resultType }: Earning) =>
    place !== null && resultType === 'finished' ? formats.place(place) : resultType;
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
          {season.races.map(({ event, earning, money, state }) => (
            <tr key={(earning ?? event)._id}>
              <td>{formats.date(event.startDate)}</td>
              <td>
                {event.title} {earning && <span className="desk-muted">· {earning.className}</span>}
              </td>
              <td>{earning ? placeOf(earning) : '?'}</td>
              <td data-align="right">{money ? <Amount money={money} /> : '–'}</td>
              <td>{t(`season.states.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface Props {
  earnings: readonly Earning[];
  /** races without results yet: favourites, and results that the rider claimed */
  awaited: readonly Awaited[];
}

/**
 * The season as plates on stems: height is money, a dashed one is not paid yet, "?" awaits its results. Its table is one
 * tap away.
 */
export const SeasonRibbon = ({ earnings, awaited }: Props) => {
  const [t, formats, id] = [useHomeWords(), useFormats(), useId()];
  const [open, setOpen] = useState(false);
  const ribbon = useRef<HTMLDivElement>(null);
  // where it is wider than the screen, the newest race is in sight
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (ribbon.current) ribbon.current.scrollLeft = ribbon.current.scrollWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [earnings, awaited]);
  const season = seasonOf(earnings, awaited);
  if (!season) return null;
  const finished = season.races.filter((race) => race.earning).length;
  const has = (state: Raced['state']) => season.races.some((race) => race.state === state);
  const states = STATES.filter((state) => (state !== 'awaited' && state !== 'checked') || has(state));
  const sums = season.earned.map((money) => formats.money(money)).join(' + ');
  return (
    <Section
      title={t('season.title', { year: season.year })}
      side={
        <span className="desk-muted">
          {sums ? t('season.sum', { count: finished, sum: sums }) : t('season.nothing', { count: finished })}
        </span>
      }
    >
      {/* the table says the same to who does not see it */}
      <div ref={ribbon} className="rider-season" aria-hidden>
        <ol>
          {season.races.map((race, at) => (
            <Stem
              key={(race.earning ?? race.event)._id}
              raced={race}
              month={monthOf(race) !== monthOf(season.races[at - 1])}
            />
          ))}
        </ol>
      </div>
      <div className="rider-season-key">
        {states.map((state) => (
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
