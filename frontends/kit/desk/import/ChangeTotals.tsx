import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

const KINDS = ['added', 'changed', 'removed', 'same'] as const;

/** What an import adds, changes, removes and leaves. */
export const ChangeTotals = ({ changes }: { changes: Readonly<Record<(typeof KINDS)[number], number>> }) => {
  const [words, formats] = [useImportWords(), useFormats()];
  return (
    <dl className="desk-totals">
      {KINDS.map((kind) => (
        <div key={kind} data-none={changes[kind] === 0 || undefined}>
          <dt>{words(kind)}</dt>
          <dd>{formats.count(changes[kind])}</dd>
        </div>
      ))}
    </dl>
  );
};
