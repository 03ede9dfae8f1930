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
      cell: (it) => it.name,
      mark: (it) => <span className="number">{formats.place(it.rank)}</span>,
      below: (it) =>
        it.scores.map(({ place, counts }) => (counts ? formats.place(place) : `(${formats.place(place)})`)).join(' · '),
    },
    {
      key: 'wins',
      title: words('wins'),
      align: 'right',
      phone: 'none',
      cell: (it) => <span className="number">{formats.count(it.wins)}</span>,
    },
    {
      key: 'points',
      title: words('points'),
      align: 'right',
      cell: (it) => <strong className="number">{formats.count(it.points)}</strong>,
    },
  ];
  return (
    <>
      {found && found.seasons.length > 1 && (
        <FilterChoice
          label={words('season')}
          value={String(found.season)}
          choices={found.seasons.map((it) => ({ value: String(it), label: String(it) }))}
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
            {words('rounds', { count: found.rounds.filter((it) => it.hasResults).length })}{' '}
            {found.bestRounds !== null && words('best', { count: found.bestRounds })}
          </p>
        )}
        <List<Line>
          label={words('title')}
          dense
          list={list}
          answer={answer}
          items={found?.standings.map((it, at) => ({ ...it, _id: `${found.pagination.page}-${at}` }))}
          pagination={found?.pagination}
          columns={columns}
          empty={{ text: words('none') }}
        />
      </Section>
    </>
  );
};
