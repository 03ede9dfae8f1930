import { FieldItem } from './FieldItem.js';
import type { FormField } from './form-field.js';

interface Group {
  heading: string;
  fields: readonly FormField[];
}

/** Fields from one heading to the next. */
const groupsOf = (fields: readonly FormField[]): readonly Group[] => {
  const groups: { heading: string; fields: FormField[] }[] = [];
  for (const { heading, ...field } of fields) {
    const last = groups.at(-1);
    if (heading !== undefined || !last) groups.push({ heading: heading ?? '', fields: [field] });
    else last.fields.push(field);
  }
  return groups;
};

interface Props {
  fields: readonly FormField[];
  /** each group of fields opens from its heading; of those with one name, one is open at a time */
  fold?: string | undefined;
  /** the group of this field is open at first; left out: the first group */
  first?: string | undefined;
}

/** All fields of a form, one below the other, or group by group. */
export const FormFields = ({ fields, fold, first }: Props) =>
  fold === undefined
    ? fields.map((field) => <FieldItem key={field.name} field={field} />)
    : groupsOf(fields).map((group, at) => (
        <details
          key={group.heading}
          className="desk-form-fold"
          name={fold}
          open={first === undefined ? at === 0 : group.fields.some(({ name }) => name === first)}
        >
          <summary>{group.heading}</summary>
          {group.fields.map((field) => (
            <FieldItem key={field.name} field={field} />
          ))}
        </details>
      ));
