import { CloseOutlined } from '@ant-design/icons';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { MOST_CHOSEN, type Bulk, type BulkAct, type BulkAsk } from './use-bulk.js';

interface Props<T> {
  bulk: Bulk<T>;
  acts: readonly (BulkAct<T> | BulkAsk<T>)[];
  /** where more match than the page shows: how many, and the way to choose them */
  more?: { total: number; choose: () => void } | undefined;
}

/** What can be done with the chosen rows; while it runs, or while more are chosen, how far it is. */
export const BulkBar = <T,>({ bulk, acts, more }: Props<T>) => {
  const [words, formats] = [useWords(), useFormats()];
  const { chosen, running, loading, missed } = bulk;
  const items = [...chosen.values()];
  const way = running ?? loading;
  if (chosen.size === 0 && !way) return null;
  const told = () => {
    if (way)
      return words(running ? 'bulk.running' : 'bulk.loading', {
        done: formats.count(way.done),
        of: formats.count(way.of),
      });
    const count = words('bulk.chosen', { count: chosen.size, shown: formats.count(chosen.size) });
    if (missed) return `${count}. ${words('bulk.missed')}`;
    return chosen.size >= MOST_CHOSEN ? `${count}. ${words('bulk.most')}` : count;
  };
  return (
    <div className="desk-bulk" role="group" aria-label={words('bulk.label')}>
      <p role="status">{told()}</p>
      {way && <progress value={way.done} max={way.of} aria-label={words('bulk.label')} />}
      {loading && (
        <button type="button" className="button" onClick={bulk.stop}>
          {words('bulk.stop')}
        </button>
      )}
      {!way && (
        <>
          {more && (
            <button type="button" className="button" onClick={more.choose}>
              {more.total > MOST_CHOSEN
                ? words('bulk.chooseFirst', { most: formats.count(MOST_CHOSEN), total: formats.count(more.total) })
                : words('bulk.chooseAll', { total: formats.count(more.total) })}
            </button>
          )}
          {acts.map((act, at) => (
            <button
              key={act.key}
              type="button"
              className={at === 0 ? 'button primary' : 'button'}
              onClick={() => ('ask' in act ? act.ask(items, bulk) : void bulk.run(act, items))}
            >
              {'ask' in act ? act.label(items) : act.label}
            </button>
          ))}
          <button type="button" className="button" aria-label={words('bulk.clear')} onClick={bulk.clear}>
            <CloseOutlined aria-hidden />
          </button>
        </>
      )}
    </div>
  );
};
