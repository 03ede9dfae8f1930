import type { ReactNode } from 'react';
import type { getStandings, Response, Standing } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import type { Column } from '../../list/column.js';
import { FilterChoice } from '../../list/FilterChoice.js';
import { type Answer, List } from '../../list/List.js';
import { Section } from '../../pieces/Section.js';
import type { useStandings } from './use-standings.js';
import { useStandingsWords } from './words/use-words.js';

interface Props {
  /** from `useStandings` */
  of: ReturnType<typeof useStandings>;
  /** what was answered to its `query`: each area asks in its own store */
  answer: Answer & { data?: Response<typeof getStandings> | undefined };
  /** what stands between the choice of the class and its standings */
  children?: ReactNode;
  side?: ReactNode;
}
type Line = Standing & { _id: string };

/** The standings of a series, a class and season at a time. */
export const SeriesStandings = ({ of: { list, choose }, answer, children, side }: Props) => {
  const [words, formats] = [useStandingsWords(), useFormats()];
  const found = answer.data;
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: words('rider'),
      cell: (line) => line.name,
      mark: (line) => <span className="number">{formats.place(line.rank)}</span>,
      below: (line) =>
        line.scores
          .map(({ place, counts }) => (counts ? formats.place(place) : `(${formats.place(place)})`))
          .join(' · '),
    },
    {
      key: 'wins',
      title: words('wins'),
      align: 'right',
      phone: 'none',
      cell: (line) => <span className="number">{formats.count(line.wins)}</span>,
    },
    {
      key: 'points',
      title: words('points'),
      align: 'right',
      cell: (line) => <strong className="number">{formats.count(line.points)}</strong>,
    },
  ];
  return (
    <>
      {found && found.seasons.length > 1 && (
        <FilterChoice
          label={words('season')}
          value={String(found.season)}
          choices={found.seasons.map((season) => ({ value: String(season), label: String(season) }))}
          onChange={(value) => choose('season', value)}
        />
      )}
      {found && found.classes.length > 0 && (
        <FilterChoice
          label={words('class')}
          value={found.classKey ?? ''}
          choices={found.classes.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(value) => choose('class', value)}
        />
      )}
      {children}
      <Section title={words('title')} side={side}>
        {found && found.classes.length > 0 && (
          <p className="desk-muted">
            {words('rounds', { count: found.rounds.filter((round) => round.hasResults).length })}{' '}
            {found.bestRounds !== null && words('best', { count: found.bestRounds })}
          </p>
        )}
        <List<Line>
          label={words('title')}
          dense
          list={list}
          answer={answer}
          items={found?.standings.map((standing, at) => ({ ...standing, _id: `${found.pagination.page}-${at}` }))}
          pagination={found?.pagination}
          columns={columns}
          empty={{ text: words('none') }}
        />
      </Section>
    </>
  );
};
