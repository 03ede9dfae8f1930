import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { deleteCategory, editCategory, type Category } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { CATEGORY, valuesOf } from '@rrr/records';
import { api } from '../../api.js';
import { useWholeCategory } from './use-whole-category.js';
import { useCategoriesWords } from './words/use-words.js';

export type CategoryChange =
  | { kind: 'activate' | 'deactivate' | 'delete' }
  | { kind: 'addSeries' | 'removeSeries'; series: { _id: string; name: string } };

interface Props {
  category: Category;
  change: CategoryChange;
  onClose: () => void;
}

/** Asks before a category changes, and sends it back whole with the version that it was read with. */
export const CategoryActDialog = ({ category, change, onClose }: Props) => {
  const { http } = useHost();
  const [words, path, navigate, dispatch] = [useCategoriesWords(), usePath(), useNavigate(), useDispatch()];
  const params = { categoryId: category._id };
  const whole = useWholeCategory(category._id);
  const { kind } = change;
  const series = 'series' in change ? change.series : undefined;
  const said = { name: category.description, series: series?.name ?? '' };
  const edit = async () => {
    const now = await whole();
    const ids = now.series.map(({ _id }) => _id).filter((id) => id !== series?._id);
    return await http.call(editCategory, {
      params,
      body: {
        ...valuesOf(CATEGORY, now.category),
        ...(kind === 'activate' || kind === 'deactivate' ? { active: kind === 'activate' } : {}),
        seriesIds: kind === 'addSeries' && series ? [...ids, series._id] : ids,
        version: now.category.version,
      },
    });
  };
  const act = useAct<string, unknown>({
    send: () => (kind === 'delete' ? http.call(deleteCategory, { params }) : edit()),
    // A category that is gone is not asked for again.
    refresh: ({ phase }) => {
      if (kind !== 'delete' || phase !== 'done') dispatch(api.util.invalidateTags(['category', 'series', 'money']));
    },
    notice: () => words(`${kind}.done`, said),
    onDone: () => {
      onClose();
      if (kind === 'delete') void navigate(path('/categories'), { replace: true });
    },
  });
  return (
    <ActDialog
      title={words(`${kind}.title`, said)}
      consequence={words(`${kind}.lead`, { ...said, count: category.seriesCount })}
      act={act}
      command={(reason) => reason}
      confirm={words(`${kind}.confirm`)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
