import { Link, useSearchParams } from 'react-router-dom';
import type { getStandings, SeriesDetail, Standing } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { FilterChoice, List, ProblemNote, Section, Skeleton, useList, type Column } from '@rrr/kit/desk';
import { useStandingsBonusesQuery, useStandingsQuery } from './series.api.js';
import { StandingsBonuses } from './StandingsBonuses.js';
import { useSeriesWords } from './words/use-words.js';

/** The standings of each class of a series, and the bonuses of their first places. */
export const StandingsTab = ({ series }: { series: SeriesDetail }) => {
  const [words, formats, path] = [useSeriesWords(), useFormats(), usePath()];
  const [params, setParams] = useSearchParams();
  const list = useList<typeof getStandings>();
  const [season, classKey] = [params.get('season'), params.get('class')];
  const asked = { ...(season === null ? {} : { season: Number(season) }), ...(classKey === null ? {} : { classKey }) };
  const about = { params: { seriesId: series._id } };
  const answer = useStandingsQuery({ ...about, query: { ...list.query, ...asked } });
  const bonuses = useStandingsBonusesQuery({ ...about, query: asked });
  const found = answer.data;
  const choose = (key: 'season' | 'class') => (value: string) => {
    const next = new URLSearchParams(params);
    next.set(key, value);
    next.delete('page');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const columns: Column<Standing & { _id: string }>[] = [
    {
      key: 'name',
      title: words('standings.rider'),
      cell: (it) => it.name,
      mark: (it) => <span className="number">{formats.place(it.rank)}</span>,
      below: (it) =>
        it.scores.map(({ place, counts }) => (counts ? formats.place(place) : `(${formats.place(place)})`)).join(' · '),
    },
    {
      key: 'wins',
      title: words('standings.wins'),
      align: 'right',
      phone: 'none',
      cell: (it) => <span className="number">{formats.count(it.wins)}</span>,
    },
    {
      key: 'points',
      title: words('standings.points'),
      align: 'right',
      cell: (it) => <strong className="number">{formats.count(it.points)}</strong>,
    },
  ];
  return (
    <>
      {found && found.seasons.length > 1 && (
        <FilterChoice
          label={words('standings.season')}
          value={String(found.season)}
          choices={found.seasons.map((it) => ({ value: String(it), label: String(it) }))}
          onChange={choose('season')}
        />
      )}
      {found && found.classes.length > 0 && (
        <FilterChoice
          label={words('standings.class')}
          value={found.classKey ?? ''}
          choices={found.classes.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={choose('class')}
        />
      )}
      {!bonuses.data && !bonuses.error && <Skeleton lines={3} height={48} />}
      {bonuses.error !== undefined && !bonuses.isFetching && (
        <ProblemNote error={bonuses.error} onRetry={() => void bonuses.refetch()} />
      )}
      {bonuses.data && found && found.classKey === bonuses.data.classKey && found.season === bonuses.data.season && (
        <StandingsBonuses series={series} shown={bonuses.data} />
      )}
      <Section
        title={words('standings.title')}
        side={<Link to={path(`/serie/${series._id}/standings`)}>{words('standings.rules')}</Link>}
      >
        {found && (
          <p className="desk-muted">
            {words('standings.lead', { rounds: formats.count(found.rounds.filter((it) => it.hasResults).length) })}{' '}
            {found.bestRounds !== null && words('standings.best', { count: found.bestRounds })}
          </p>
        )}
        <List<Standing & { _id: string }>
          label={words('standings.title')}
          dense
          list={list}
          answer={answer}
          items={found?.standings.map((it, at) => ({ ...it, _id: `${found.pagination.page}-${at}` }))}
          pagination={found?.pagination}
          columns={columns}
          empty={{ text: words('standings.none') }}
        />
      </Section>
    </>
  );
};
