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
      cell: (detail) => detail.name,
      beside: (detail) => !detail.active && <Status tone="plain">{words('inactive')}</Status>,
    },
    {
      key: 'where',
      title: words('where'),
      cell: (detail) => [detail.state, detail.country && countries.name(detail.country)].filter(Boolean).join(', '),
    },
    { key: 'promoter', title: words('promoter'), phone: 'none', cell: (detail) => detail.promoter?.name },
    {
      key: 'races',
      title: named('racesAnnounced'),
      align: 'right',
      phone: 'none',
      cell: (detail) => count(detail.races),
    },
    {
      key: 'events',
      title: words('events'),
      align: 'right',
      phone: 'none',
      cell: (detail) => count(detail.eventCount),
    },
    {
      key: 'bonus',
      title: words('bonus'),
      align: 'right',
      cell: (detail) => detail.bonus && detail.initialValue && <Amount money={detail.initialValue} />,
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
      href={(detail) => path(`/serie/${detail._id}`)}
      exportOf={{ endpoint: exportSeries, params: { role: 'admin' } }}
      empty={{ text: words('empty') }}
    />
  );
};
