import type { FormInstance } from '@rc-component/form';
import { problemOf, type FieldProblem } from '@rrr/kit/base';
import { focusField } from './focus-field.js';

/** Puts the field errors of a refusal under their fields; gives back those that the form has no field for. */
export const applyProblem = (form: FormInstance, error: unknown): FieldProblem[] => {
  const errors = problemOf(error)?.errors ?? [];
  // A field's name may be a path itself (`login.email`): its own spelling is kept.
  const known = new Map(form.getFieldsError().map(({ name }) => [name.join('.'), name]));
  const nameOf = (path: string) => known.get(path) ?? path;
  const fields = errors.filter(({ path }) => known.has(path));
  const paths = [...new Set(fields.map(({ path }) => path))];
  form.setFields(
    paths.map((path) => ({
      name: nameOf(path),
      errors: fields.filter((field) => field.path === path).map(({ detail }) => detail),
    })),
  );
  const [first] = paths;
  if (first) focusField(first);
  return errors.filter(({ path }) => !known.has(path));
};
