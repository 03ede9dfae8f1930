import { Link } from 'react-router-dom';
import type { listSeasons, Season } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ListPage, useList, type Column } from '@rrr/kit/desk';
import { SeasonStatus } from './SeasonStatus.js';
import { useSeasonsQuery } from './seasons.api.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

/** Every version of the program's rules, drafts among them. */
export const SeasonsPage = () => {
  const [words, formats, path] = [useSeasonWords(), useFormats(), usePath()];
  const list = useList<typeof listSeasons>({ limit: 25, filters: [] });
  const answer = useSeasonsQuery({ query: list.query });
  const columns: Column<Season>[] = [
    {
      key: 'from',
      title: words('fields.startDate'),
      cell: (season) => formats.date(season.startDate),
      below: (season) => season.note,
    },
    {
      key: 'status',
      title: words('status'),
      phone: 'under',
      cell: (season) => <SeasonStatus status={season.status} />,
    },
    {
      key: 'version',
      title: words('version'),
      phone: 'side',
      cell: (season) => (season.number === null ? '–' : words('number', { number: season.number })),
    },
    {
      key: 'drafted',
      title: words('drafted'),
      phone: 'more',
      cell: (season) => words('by', { name: season.createdBy, when: formats.day(season.createdAt) }),
    },
    {
      key: 'approved',
      title: words('approvedBy'),
      phone: 'none',
      cell: (season) =>
        season.approvedBy !== null &&
        season.scheduledAt !== null &&
        words('by', { name: season.approvedBy, when: formats.day(season.scheduledAt) }),
    },
  ];
  return (
    <ListPage
      title={words('title')}
      lead={words('lead')}
      primary={
        <Link className="button primary" to={path('/season/new')}>
          {words('add')}
        </Link>
      }
      label={words('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.seasons}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(season) => path(`/season/${season._id}`)}
      empty={{ text: words('empty') }}
    />
  );
};
