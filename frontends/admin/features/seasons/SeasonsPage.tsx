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
      cell: (it) => formats.date(it.startDate),
      below: (it) => it.note,
    },
    { key: 'status', title: words('status'), phone: 'under', cell: (it) => <SeasonStatus status={it.status} /> },
    {
      key: 'version',
      title: words('version'),
      phone: 'side',
      cell: (it) => (it.number === null ? '–' : words('number', { number: it.number })),
    },
    {
      key: 'drafted',
      title: words('drafted'),
      phone: 'more',
      cell: (it) => words('by', { name: it.createdBy, when: formats.day(it.createdAt) }),
    },
    {
      key: 'approved',
      title: words('approvedBy'),
      phone: 'none',
      cell: (it) =>
        it.approvedBy !== null &&
        it.scheduledAt !== null &&
        words('by', { name: it.approvedBy, when: formats.day(it.scheduledAt) }),
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
      href={(it) => path(`/season/${it._id}`)}
      empty={{ text: words('empty') }}
    />
  );
};
