import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, lazyPart, Status, useRecordPairs } from '@rrr/kit/desk';
import { CATEGORY } from '@rrr/records';
import { useCategoryQuery } from './categories.api.js';
import type { CategoryChange } from './CategoryActDialog.js';
import { useCategoriesWords } from './words/use-words.js';

const CategoryActDialog = lazyDialog(() => import('./CategoryActDialog.js').then((loaded) => loaded.CategoryActDialog));
const SeriesTab = lazyPart(() => import('./SeriesTab.js').then((loaded) => loaded.SeriesTab));
const EarningsTab = lazyPart(() => import('../../shared/series/EarningsTab.js').then((loaded) => loaded.EarningsTab));

/** A category: its series, which can be added and taken out, and what was earned in them. */
export const CategoryPage = () => {
  const { categoryId = '' } = useParams();
  const [words, path] = [useCategoriesWords(), usePath()];
  const [asked, setAsked] = useState<CategoryChange>();
  const answer = useCategoryQuery({ params: { categoryId } });
  const category = answer.currentData?.category;
  const pairs = useRecordPairs(CATEGORY, category, { view: 'desk', elsewhere: ['description'] });
  const country = answer.currentData?.series[0]?.country ?? null;
  return (
    <DetailPage
      title={category?.description ?? words('category')}
      back={{ to: path('/categories'), label: words('title') }}
      answer={answer}
      lead={
        category && (
          <Status tone={category.active ? 'good' : 'plain'}>{words(category.active ? 'active' : 'inactive')}</Status>
        )
      }
      acts={
        category
          ? [
              { key: 'edit', label: words('edit'), to: path(`/category/${categoryId}/edit`) },
              category.active
                ? { key: 'deactivate', label: words('deactivate.act'), run: () => setAsked({ kind: 'deactivate' }) }
                : { key: 'activate', label: words('activate.act'), run: () => setAsked({ kind: 'activate' }) },
              { key: 'delete', label: words('delete.act'), run: () => setAsked({ kind: 'delete' }) },
            ]
          : []
      }
      summary={pairs}
      tabs={{
        label: words('parts'),
        items: [
          {
            key: 'series',
            label: words('series'),
            content: () => <SeriesTab categoryId={categoryId} onChange={setAsked} />,
          },
          {
            key: 'earnings',
            label: words('earnings'),
            content: () => <EarningsTab of={{ categoryId }} country={country} />,
          },
        ],
      }}
    >
      {category && asked && (
        <CategoryActDialog category={category} change={asked} onClose={() => setAsked(undefined)} />
      )}
    </DetailPage>
  );
};
