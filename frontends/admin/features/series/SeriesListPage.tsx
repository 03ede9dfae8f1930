import { Link } from 'react-router-dom';
import { exportSeries, type adminSeries, type SeriesDetail } from '@rrr/contract';
import { useCountries, useFieldWords, useFormats, usePath } from '@rrr/kit/base';
import { Amount, NamedListPage, Status, useList, type Column } from '@rrr/kit/desk';
import { usePromoterChoicesQuery } from '../../shared/choices/choices.api.js';
import { useSeriesListQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

/** Every series by name; inactive ones are not on the public list. */
export const SeriesListPage = () => {
  const [words, formats, path, countries] = [useSeriesWords(), useFormats(), usePath(), useCountries()];
  const named = useFieldWords();
  const promoters = usePromoterChoicesQuery().data?.promoters ?? [];
  const list = useList<typeof adminSeries>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: words('query') },
      { key: 'active', kind: 'yesNo', label: words('state'), yes: words('active'), no: words('inactive') },
      {
        key: 'promoterId',
        kind: 'select',
        label: words('promoter'),
        choices: promoters.map(({ _id, name }) => ({ value: _id, label: name })),
      },
    ],
  });
  const answer = useSeriesListQuery({ query: list.query });
  const count = (value: number | null) => value !== null && <span className="number">{formats.count(value)}</span>;
  const columns: Column<SeriesDetail>[] = [
    {
      key: 'name',
      title: words('series'),
      cell: (it) => it.name,
      beside: (it) => !it.active && <Status tone="plain">{words('inactive')}</Status>,
    },
    {
      key: 'where',
      title: words('where'),
      cell: (it) => [it.state, it.country && countries.name(it.country)].filter(Boolean).join(', '),
    },
    { key: 'promoter', title: words('promoter'), phone: 'none', cell: (it) => it.promoter?.name },
    { key: 'races', title: named('racesAnnounced'), align: 'right', phone: 'none', cell: (it) => count(it.races) },
    { key: 'events', title: words('events'), align: 'right', phone: 'none', cell: (it) => count(it.eventCount) },
    {
      key: 'bonus',
      title: words('bonus'),
      align: 'right',
      cell: (it) => it.bonus && it.initialValue && <Amount money={it.initialValue} />,
    },
  ];
  return (
    <NamedListPage
      title={words('title')}
      primary={
        <Link className="button primary" to={path('/serie/new')}>
          {words('add')}
        </Link>
      }
      label={words('title')}
      name="admin/series"
      dense
      list={list}
      answer={answer}
      items={answer.data?.series}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(it) => path(`/serie/${it._id}`)}
      exportOf={{ endpoint: exportSeries, params: { role: 'admin' } }}
      empty={{ text: words('empty') }}
    />
  );
};
