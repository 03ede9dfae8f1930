import { useSearchParams } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { Empty } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ClassRow } from './ClassRow.js';
import { useClassWords } from './words/use-words.js';

const KEY = 'class';

/** The open classes, kept in the address; where nothing is said, an only class is open. */
const useOpenClasses = (ids: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const said = params.get(KEY);
  const open = said === null ? (ids.length === 1 ? ids : []) : said.split(',').filter((id) => ids.includes(id));
  const set = (next: readonly string[]) => {
    const changed = new URLSearchParams(params);
    if (next.length > 0 || ids.length === 1) changed.set(KEY, next.join(','));
    else changed.delete(KEY);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return {
    open: new Set(open),
    set,
    toggle: (id: string) => set(open.includes(id) ? open.filter((text) => text !== id) : [...open, id]),
  };
};

/** Every class of the event in one line; one that is opened shows its results. */
export const ClassList = ({ event }: { event: EventDetail }) => {
  const [t, words] = [useWords(), useClassWords()];
  const ids = event.classes.map(({ _id }) => _id);
  const { open, set, toggle } = useOpenClasses(ids);
  if (ids.length === 0) return <Empty text={t('event.noClasses')} />;
  return (
    <div className="admin-part">
      {ids.length > 1 && (
        <button type="button" className="button admin-older" onClick={() => set(open.size > 0 ? [] : ids)}>
          {words(open.size > 0 ? 'closeAll' : 'openAll')}
        </button>
      )}
      <ul className="admin-classes" aria-label={t('event.classes')}>
        {event.classes.map((raceClass) => (
          <ClassRow
            key={raceClass._id}
            of={raceClass}
            event={event}
            open={open.has(raceClass._id)}
            onToggle={() => toggle(raceClass._id)}
          />
        ))}
      </ul>
    </div>
  );
};
