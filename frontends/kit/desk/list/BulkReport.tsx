import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import type { Bulk } from './use-bulk.js';

/** Once above the list: how many rows were done, how many not, and a way to try those again. */
export const BulkReport = <T,>({ bulk: { report, running, run } }: { bulk: Bulk<T> }) => {
  const [words, formats] = [useWords(), useFormats()];
  if (!report || running) return null;
  const { act, done, failed } = report;
  return (
    <div className={`alert ${failed.length > 0 ? 'wait' : 'good'} desk-report`} role="status">
      <strong>
        {failed.length > 0
          ? words('bulk.partly', {
              act: act.label,
              done: formats.count(done),
              failed: formats.count(failed.length),
            })
          : words('bulk.done', { act: act.label, count: done })}
      </strong>
      {failed.length > 0 && (
        <button type="button" className="button" onClick={() => void run(act, failed)}>
          {words('bulk.again', { count: failed.length })}
        </button>
      )}
    </div>
  );
};
