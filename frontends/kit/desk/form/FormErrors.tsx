import { problemOf } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/**
 * The refusal of a form, at its top: what the server said, and every field when there are several. Nothing when there
 * is no error.
 */
export const FormErrors = ({ error }: { error: unknown }) => {
  const words = useWords();
  if (error === undefined || error === null) return null;
  const problem = problemOf(error);
  const errors = problem?.errors ?? [];
  return (
    <div className="alert bad" role="alert">
      <strong>{problem?.detail ?? words('list.failed')}</strong>
      {errors.length > 1 && (
        <ul className="desk-reasons" aria-label={words('form.problems')}>
          {errors.map(({ path, detail }) => (
            <li key={path + detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
