import { CloseOutlined } from '@ant-design/icons';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import type { Bulk, BulkAct, BulkAsk } from './use-bulk.js';

interface Props<T> {
  bulk: Bulk<T>;
  acts: readonly (BulkAct<T> | BulkAsk<T>)[];
}

/** What can be done with the chosen rows; while it runs, how far it is. */
export const BulkBar = <T,>({ bulk, acts }: Props<T>) => {
  const [words, formats] = [useWords(), useFormats()];
  const { chosen, running } = bulk;
  const items = [...chosen.values()];
  if (chosen.size === 0 && !running) return null;
  return (
    <div className="desk-bulk" role="group" aria-label={words('bulk.label')}>
      <p role="status">
        {running
          ? words('bulk.running', { done: formats.count(running.done), of: formats.count(running.of) })
          : words('bulk.chosen', { count: chosen.size })}
      </p>
      {running ? (
        <progress value={running.done} max={running.of} aria-label={words('bulk.label')} />
      ) : (
        <>
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
