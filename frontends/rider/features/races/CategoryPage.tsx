import type { getCategory } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { DetailPage, List, useList } from '@rrr/kit/desk';
import { useParams } from 'react-router-dom';
import { useCategoryQuery } from './races.api.js';
import { useSeriesColumns } from './series-columns.js';
import { useRacesWords } from './words/use-words.js';

/** One category with its series. */
export const CategoryPage = () => {
  const { categoryId = '' } = useParams();
  const [t, path] = [useRacesWords(), usePath()];
  const list = useList<typeof getCategory>();
  const answer = useCategoryQuery({ params: { categoryId }, query: list.query });
  const columns = useSeriesColumns();
  const { category, series, pagination } = answer.currentData ?? {};
  return (
    <DetailPage
      title={category?.description ?? t('categories.one')}
      back={{ to: path('/categories'), label: t('categories.title') }}
      answer={answer}
    >
      <List
        label={t('series.title')}
        list={list}
        answer={{ ...answer, error: undefined }}
        items={series}
        pagination={pagination}
        columns={columns}
        href={({ _id }) => path(`/serie/${_id}`)}
        empty={{ text: t('categories.noSeries') }}
      />
    </DetailPage>
  );
};
