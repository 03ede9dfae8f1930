import { Checkbox, Form, Input } from 'antd';
import { useWords } from '../words/use-words.js';
import { rulesOf } from './field-rules.js';
import type { FormField } from './form-field.js';
import { MoneyInput } from './MoneyInput.js';
import { NumberInput } from './NumberInput.js';
import { RegionInput } from './RegionInput.js';

const TYPE = { text: 'text', email: 'email', phone: 'tel', url: 'url', date: 'date' } as const;

const Control = ({ field, ...given }: { field: FormField; id?: string }) => {
  const { kind, limit, autoComplete = 'off' } = field;
  const length = limit === undefined ? {} : { maxLength: limit };
  switch (kind) {
    case 'money':
      return <MoneyInput currency={field.currency} {...given} />;
    case 'number':
      return <NumberInput autoComplete={autoComplete} {...given} />;
    case 'checkbox':
      return <Checkbox {...given}>{field.label}</Checkbox>;
    case 'region':
      return <RegionInput field={field} autoComplete={autoComplete} {...length} {...given} />;
    case 'select':
      return (
        <select className="input" autoComplete={autoComplete} {...given}>
          {field.none !== undefined && <option value="">{field.none}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <Input.TextArea rows={4} {...length} {...given} />;
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'date':
      return <Input type={TYPE[kind]} autoComplete={autoComplete} {...length} {...given} />;
  }
};

/** One field of a form's table: label above, help before the error. */
export const FieldItem = ({ field }: { field: FormField }) => {
  const words = useWords();
  const checkbox = field.kind === 'checkbox';
  return (
    <Form.Item
      name={field.name}
      label={checkbox ? undefined : field.label}
      extra={field.help}
      valuePropName={checkbox ? 'checked' : 'value'}
      rules={rulesOf(field, words)}
    >
      <Control field={field} />
    </Form.Item>
  );
};
