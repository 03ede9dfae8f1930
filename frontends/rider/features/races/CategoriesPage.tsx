import type { listCategories } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, Page, useList } from '@rrr/kit/desk';
import { RacesNav } from './RacesNav.js';
import { useCategoriesQuery } from './races.api.js';
import { useRacesWords } from './words/use-words.js';

/** Groups of series, by description. */
export const CategoriesPage = () => {
  const [t, formats, path] = [useRacesWords(), useFormats(), usePath()];
  const list = useList<typeof listCategories>();
  const answer = useCategoriesQuery({ query: { ...list.query, active: 'true' } });
  return (
    <Page title={t('categories.title')}>
      <RacesNav />
      <List
        label={t('categories.title')}
        list={list}
        answer={answer}
        items={answer.data?.categories}
        pagination={answer.data?.pagination}
        columns={[
          { key: 'description', title: t('categories.description'), cell: (category) => category.description },
          {
            key: 'series',
            title: t('series.title'),
            align: 'right',
            cell: (category) => formats.count(category.seriesCount),
          },
        ]}
        href={({ _id }) => path(`/category/${_id}`)}
        empty={{ text: t('categories.none') }}
      />
    </Page>
  );
};
