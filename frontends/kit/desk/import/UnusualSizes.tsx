import type { ResultsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

/** Classes in which many more or many fewer riders started than the last time: a question to whoever sends them. */
export const UnusualSizes = ({ unusual = [] }: Pick<ResultsImport, 'unusual'>) => {
  const [words, formats] = [useImportWords(), useFormats()];
  if (unusual.length === 0) return null;
  return (
    <section aria-label={words('unusual')}>
      <h3>{words('unusual')}</h3>
      <p>{words('unusualLead')}</p>
      <ul>
        {unusual.map(({ class: { _id, name }, starters, before }) => (
          <li key={_id}>
            {words('unusualAt', {
              name,
              starters: formats.count(starters),
              event: before.event,
              date: formats.date(before.date),
              before: formats.count(before.starters),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
};
