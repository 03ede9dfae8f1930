import { useId, useState } from 'react';
import type { getCategory, SeriesDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, ProblemNote, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { useSeriesChoicesQuery } from '../../shared/choices/choices.api.js';
import { useCategoryQuery } from './categories.api.js';
import type { CategoryChange } from './CategoryActDialog.js';
import { useCategoriesWords } from './words/use-words.js';

interface Props {
  categoryId: string;
  onChange: (change: CategoryChange) => void;
}

/** The series that can be put into the category; not those of `listed`, which are in it. */
const AddSeries = ({
  listed,
  onChange,
}: Pick<Props, 'onChange'> & { listed: readonly Pick<SeriesDetail, '_id'>[] | undefined }) => {
  const [words, id] = [useCategoriesWords(), useId()];
  const [chosen, choose] = useState('');
  const { data, error, refetch } = useSeriesChoicesQuery();
  const choices = data?.filter(({ _id }) => !listed?.some((item) => item._id === _id));
  const series = choices?.find(({ _id }) => _id === chosen);
  return (
    <Section title={words('addSeries.heading')}>
      {error !== undefined && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <div className="field">
        <label htmlFor={id}>{words('series')}</label>
        <select id={id} className="input" value={series?._id ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{words('addSeries.none')}</option>
          {choices?.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {series && (
        <div>
          <button
            type="button"
            className="button"
            onClick={() => onChange({ kind: 'addSeries', series: { _id: series._id, name: series.name } })}
          >
            {words('addSeries.act', { series: series.name })}
          </button>
        </div>
      )}
    </Section>
  );
};

/** The series of a category in pages, by name; inactive ones too. */
export const SeriesTab = ({ categoryId, onChange }: Props) => {
  const [words, formats, path] = [useCategoriesWords(), useFormats(), usePath()];
  const list = useList<typeof getCategory>();
  const answer = useCategoryQuery({ params: { categoryId }, query: list.query });
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
      cell: (detail) => [detail.state, detail.country].filter(Boolean).join(', '),
    },
    { key: 'promoter', title: words('promoter'), phone: 'none', cell: (detail) => detail.promoter?.name },
    {
      key: 'events',
      title: words('events'),
      align: 'right',
      phone: 'none',
      cell: (detail) => <span className="number">{formats.count(detail.eventCount)}</span>,
    },
  ];
  return (
    <>
      <List<SeriesDetail>
        label={words('series')}
        dense
        list={list}
        answer={answer}
        items={answer.data?.series}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={{
          name: (detail) => detail.name,
          acts: ({ _id, name }) => [
            {
              key: 'remove',
              label: words('removeSeries.act'),
              destructive: true,
              run: () => onChange({ kind: 'removeSeries', series: { _id, name } }),
            },
          ],
        }}
        href={(detail) => path(`/serie/${detail._id}`)}
        empty={{ text: words('noSeries') }}
      />
      <AddSeries listed={answer.data?.series} onChange={onChange} />
    </>
  );
};
