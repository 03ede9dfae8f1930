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
        {falls.map((fall) => (
          <li key={fall.name}>
            {words('fallsAt', {
              name: fall.name,
              before: formats.money(fall.before),
              after: formats.money(fall.after),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};
