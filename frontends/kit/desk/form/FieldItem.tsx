import type { Meta } from '@rc-component/form';
import { useWords } from '../words/use-words.js';
import { rulesOf } from './field-rules.js';
import { Field } from './form-engine.js';
import type { FieldValue, FormField } from './form-field.js';
import { MoneyInput } from './MoneyInput.js';
import { NumberInput } from './NumberInput.js';
import { RegionInput } from './RegionInput.js';

const TYPE = { email: 'email', phone: 'tel', url: 'url', date: 'date', time: 'time' } as const;

/** What the form gives a field's control. */
interface Given {
  id: string;
  value: FieldValue;
  /** takes a value or a change of a control */
  onChange: (next: unknown) => void;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const Control = ({ field, given }: { field: FormField; given: Given }) => {
  const { kind, limit, autoComplete = 'off' } = field;
  const { value, ...rest } = given;
  const length = limit === undefined ? {} : { maxLength: limit };
  const text = { ...rest, ...length, value: typeof value === 'string' ? value : '', className: 'input' };
  switch (kind) {
    case 'money':
      return <MoneyInput currency={field.currency} {...rest} value={value as number | null} />;
    case 'number':
      return <NumberInput autoComplete={autoComplete} {...rest} value={value as number | null} />;
    case 'checkbox':
      return (
        <label className="check">
          <input {...rest} type="checkbox" checked={value === true} />
          {field.label}
        </label>
      );
    case 'region':
      return <RegionInput field={field} autoComplete={autoComplete} {...rest} {...length} value={text.value} />;
    case 'select':
      return (
        <select {...text} autoComplete={autoComplete}>
          {field.none !== undefined && <option value="">{field.none}</option>}
          {field.options.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...text} rows={4} />;
    case 'text':
      return (
        <>
          <input
            {...text}
            type="text"
            autoComplete={autoComplete}
            {...(field.suggestions ? { list: `${given.id}-list` } : {})}
          />
          {field.suggestions && (
            <datalist id={`${given.id}-list`}>
              {field.suggestions.map((suggestion) => (
                <option key={suggestion.value} value={suggestion.value} label={suggestion.label} />
              ))}
            </datalist>
          )}
        </>
      );
    case 'email':
    case 'phone':
    case 'url':
    case 'date':
    case 'time':
      return <input {...text} type={TYPE[kind]} autoComplete={autoComplete} />;
  }
};

/**
 * One field of a form's table: label above, help before the control (under a box to check, which has its label beside
 * it), the error under it and tied to it.
 */
export const FieldItem = ({ field }: { field: FormField }) => {
  const words = useWords();
  const { name, label, help, kind, heading } = field;
  const draw = (control: { value: FieldValue; onChange: (next: unknown) => void }, { errors }: Meta) => {
    const [helpId, errorId] = [help && `${name}-help`, errors.length > 0 && `${name}-error`];
    const helped = help && (
      <span className="help" id={helpId || undefined}>
        {help}
      </span>
    );
    return (
      <div className="field">
        {kind !== 'checkbox' && <label htmlFor={name}>{label}</label>}
        {kind !== 'checkbox' && helped}
        <Control
          field={field}
          given={{
            id: name,
            value: control.value,
            onChange: control.onChange,
            'aria-invalid': errors.length > 0 || undefined,
            'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
          }}
        />
        {kind === 'checkbox' && helped}
        {errors.map((text) => (
          <span key={text} className="error" id={errorId || undefined}>
            {text}
          </span>
        ))}
      </div>
    );
  };
  const control = (
    <Field name={name} valuePropName={kind === 'checkbox' ? 'checked' : 'value'} rules={rulesOf(field, words)}>
      {(given, meta) =>
        draw({ value: given[kind === 'checkbox' ? 'checked' : 'value'], onChange: given.onChange }, meta)
      }
    </Field>
  );
  return heading === undefined ? (
    control
  ) : (
    <>
      <h2 className="desk-form-heading">{heading}</h2>
      {control}
    </>
  );
};
