import { useId, useState } from 'react';
import { getStandings, type Standing } from '@rrr/contract';
import { Pager, Plate, useFormats } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useCall } from '../../app/use-call.js';
import { useSeriesWords } from './words/use-series-words.js';
import './standings.css';

interface Asked {
  season?: number;
  classKey?: string;
  page: number;
}

/** The standings of a series, a class and season at a time; nothing while no class has results. */
export const Standings = ({ seriesId, name }: { seriesId: string; name: string }) => {
  const [t, id] = [useSeriesWords(), useId()];
  const [asked, setAsked] = useState<Asked>({ page: 1 });
  const { data, error, retry } = useCall(getStandings, { params: { seriesId }, query: { ...asked, limit: 10 } });
  if (error)
    return <LoadFailed title={t('standingsFailed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />;
  if (!data || data.classes.length === 0) return null;
  const held = data.rounds.filter((round) => round.hasResults).length;
  if (held === 0 && data.seasons.length < 2 && data.classes.length < 2) return null;
  const { season, classKey } = data;
  const now = { ...(season === null ? {} : { season }), ...(classKey === null ? {} : { classKey }) };
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{t('standings')}</h2>
      <div className="standings-choice">
        {data.seasons.length > 1 && (
          <label className="field">
            <span>{t('season')}</span>
            <select
              className="input"
              value={season ?? ''}
              onChange={(event) => setAsked({ ...now, season: Number(event.target.value), page: 1 })}
            >
              {data.seasons.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="field">
          <span>{t('class')}</span>
          <select
            className="input"
            value={classKey ?? ''}
            onChange={(event) => setAsked({ ...now, classKey: event.target.value, page: 1 })}
          >
            {data.classes.map((raceClass) => (
              <option key={raceClass.key} value={raceClass.key}>
                {raceClass.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="muted">
        {t('rounds', { count: held })} {data.bestRounds !== null && t('best', { count: data.bestRounds })}
      </p>
      {data.standings.length > 0 && <Rows standings={data.standings} name={name} />}
      <Pager pagination={data.pagination} of={t('standings')} onPage={(page) => setAsked({ ...now, page })} />
    </section>
  );
};

const Rows = ({ standings, name }: { standings: readonly Standing[]; name: string }) => {
  const [t, formats] = [useSeriesWords(), useFormats()];
  const scores = ({ scores: all }: Standing) =>
    all.map(({ place, counts }) => (counts ? formats.place(place) : `(${formats.place(place)})`)).join(' · ');
  return (
    <table className="results standings">
      <caption className="visually-hidden">{t('standingsOf', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col" className="of-rider">
            {t('rider')}
          </th>
          <th scope="col" className="of-wins">
            {t('wins')}
          </th>
          <th scope="col" className="of-pays">
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, at) => (
          <tr key={`${standing.rank} ${standing.name} ${at}`}>
            <td>
              <Plate place={standing.rank} type="finished" size={32} />
            </td>
            <th scope="row" className="of-rider">
              {standing.name}
              <span className="standings-scores muted small">{scores(standing)}</span>
            </th>
            <td className="of-wins number">{formats.count(standing.wins)}</td>
            <td className="of-pays number">
              <strong>{formats.count(standing.points)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
