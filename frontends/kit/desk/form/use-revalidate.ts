import { useCallback } from 'react';
import type { FormInstance } from '@rc-component/form';

/**
 * For `onValuesChange` of a form with `validateTrigger="onSubmit"`: nothing is called wrong before it is sent; from then
 * on a field that shows an error is checked again with each change, so that no error stands under a corrected field.
 * A field whose check is under way shows no error yet; it is checked again too, or the error of its old value would stay.
 */
export const useRevalidate = (form: FormInstance) =>
  useCallback(
    (changed: object) => {
      const wrong = form
        .getFieldsError()
        .filter(({ name, errors }) => errors.length > 0 || form.isFieldValidating(name))
        .filter(({ name }) => name[0] !== undefined && String(name[0]) in changed)
        .map(({ name }) => name);
      // what is still wrong is shown at the field
      if (wrong.length > 0) form.validateFields(wrong).catch(() => {});
    },
    [form],
  );
