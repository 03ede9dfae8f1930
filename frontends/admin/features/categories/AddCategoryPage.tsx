import { useDispatch } from 'react-redux';
import { addCategory } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, storedRecord, useLeadOn } from '@rrr/kit/desk';
import { blank, CATEGORY } from '@rrr/records';
import { api } from '../../api.js';
import { useCategoryFields } from './category-form.js';
import { useCategoriesWords } from './words/use-words.js';

const NEW_CATEGORY = storedRecord(CATEGORY, { ...blank(CATEGORY), active: true, version: 0 });

/** A category begins without series; they are chosen on its page. */
export const AddCategoryPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useCategoriesWords(), usePath(), useDispatch(), useLeadOn()];
  const fields = useCategoryFields();
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/categories'), label: words('title') }}
      fields={fields}
      stored={NEW_CATEGORY}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NEW_CATEGORY)}
      save={async (_change, _version, whole) => {
        const { category } = await http.call(addCategory, { body: { ...whole, seriesIds: [] } });
        leadOn.next(path(`/category/${category._id}`));
        return storedRecord(CATEGORY, category);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['category']));
        leadOn.go();
      }}
      saved={words('added')}
      submit={words('add')}
    />
  );
};
