import type { ListState } from '../../list/use-list-state.js';
import { useWords } from '../../words/use-words.js';

export const SortField = ({ list }: { list: ListState }) => {
  const t = useWords();
  return (
    <div className="field">
      <label htmlFor="sort">{t('events.sort')}</label>
      <select
        id="sort"
        className="input"
        value={list.get('sort') ?? 'descending'}
        onChange={({ target }) => list.set({ sort: target.value === 'descending' ? undefined : target.value })}
      >
        <option value="descending">{t('events.newest')}</option>
        <option value="ascending">{t('events.oldest')}</option>
      </select>
    </div>
  );
};
