import { useWords } from '../../words/use-words.js';

export const SortField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const t = useWords();
  return (
    <div className="field">
      <label htmlFor="sort">{t('events.sort')}</label>
      <select id="sort" className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="descending">{t('events.newest')}</option>
        <option value="ascending">{t('events.oldest')}</option>
      </select>
    </div>
  );
};
