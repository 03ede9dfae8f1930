import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editCategory } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, storedRecord } from '@rrr/kit/desk';
import { CATEGORY } from '@rrr/records';
import { api } from '../../api.js';
import { useCategoryQuery } from './categories.api.js';
import { useCategoryFields } from './category-form.js';
import { useWholeCategory } from './use-whole-category.js';
import { useCategoriesWords } from './words/use-words.js';

export const EditCategoryPage = () => {
  const { categoryId = '' } = useParams();
  const { http } = useHost();
  const [words, path, dispatch, fields] = [useCategoriesWords(), usePath(), useDispatch(), useCategoryFields()];
  const params = { categoryId };
  const whole = useWholeCategory(categoryId);
  const { currentData, error, refetch } = useCategoryQuery({ params });
  const stored = useMemo(() => currentData && storedRecord(CATEGORY, currentData.category), [currentData]);
  return (
    <FormPage
      title={words('editTitle')}
      lead={currentData?.category.description}
      back={{ to: path(`/category/${categoryId}`), label: words('back') }}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedRecord(CATEGORY, (await refetch().unwrap()).category)}
      save={async (_change, version, values) => {
        // Its series stay as they are now; the version tells when somebody changed them meanwhile.
        const seriesIds = (await whole()).series.map(({ _id }) => _id);
        const { category } = await http.call(editCategory, { params, body: { ...values, seriesIds, version } });
        return storedRecord(CATEGORY, category);
      }}
      refresh={() => dispatch(api.util.invalidateTags(['category']))}
      saved={words('saved')}
      submit={words('save')}
    />
  );
};
