import type { ClassesImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useUploadClassesWords } from './words/use-words.js';

/** What a file would take of the posted purse, before anything else: it may be a file that was misread. */
export const PurseFalls = ({
  preview: { falls, contingencyBefore, contingencyAmount },
}: {
  preview: Pick<ClassesImport, 'falls' | 'contingencyBefore' | 'contingencyAmount'>;
}) => {
  const [words, formats] = [useUploadClassesWords(), useFormats()];
  if (falls.length === 0) return null;
  const [before, after] = [formats.money(contingencyBefore), formats.money(contingencyAmount)];
  return (
    <div className="alert bad" role="alert">
      <strong>
        {contingencyAmount.amount < contingencyBefore.amount ? words('falls', { before, after }) : words('fallsSome')}
      </strong>
      <span>{words('fallsLead')}</span>
      <ul>
        {falls.map((it) => (
          <li key={it.name}>
            {words('fallsAt', {
              name: it.name,
              before: formats.money(it.before),
              after: formats.money(it.after),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};
