import { useId, useState, type TextareaHTMLAttributes } from 'react';
import { useFormats } from '../language/locale-context.js';
import { useCountWords } from './count-words.js';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  label: string;
  help?: string;
  error?: string | undefined;
  /** characters at most; what is left is counted as one types */
  limit: number;
}

/** Long text with a live count. More can be typed than fits, so that pasted text is cut by its writer and not by us. */
export const TextArea = ({ label, help, error, limit, ...area }: Props) => {
  const [words, formats, id] = [useCountWords(), useFormats(), useId()];
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const over = length - limit;
  const described = [help && `${id}-help`, `${id}-count`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <textarea
        id={id}
        className="input"
        rows={6}
        aria-invalid={error || over > 0 ? true : undefined}
        aria-describedby={described}
        {...area}
        onInput={(event) => {
          // line breaks are sent as one character each
          setTyped(event.currentTarget.value.length);
          area.onInput?.(event);
        }}
      />
      <span className={over > 0 ? 'count over' : 'count'} id={`${id}-count`}>
        {over > 0
          ? words('over', { count: over, formatted: formats.count(over) })
          : words('of', { length: formats.count(length), limit: formats.count(limit) })}
      </span>
      <span className="visually-hidden" role="status">
        {over > 0 || limit - length <= limit / 10
          ? over > 0
            ? words('over', { count: over, formatted: formats.count(over) })
            : words('left', { count: limit - length })
          : ''}
      </span>
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
};
