import { useRef, useState } from 'react';
import type { RedeemField, RedeemValues } from './redeem-form-values.js';

type Errors = Partial<Record<RedeemField, string>>;
type Checks = { readonly [F in RedeemField]: (value: RedeemValues[F]) => string | undefined };

/**
 * The values of the redemption form and what is wrong with each. Nothing is called wrong before it is sent; from then on
 * a field that shows an error is checked again with each change.
 */
export const useRedeemFields = (initial: RedeemValues, checks: Checks) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const checked = <F extends RedeemField>(field: F, value: RedeemValues[F]) => checks[field](value);
  const withError = (before: Errors, field: RedeemField, error: string | undefined): Errors => {
    const { [field]: _, ...others } = before;
    return error === undefined ? others : { ...others, [field]: error };
  };
  const set = <F extends RedeemField>(field: F, value: RedeemValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => (field in before ? withError(before, field, checked(field, value)) : before));
  };
  const focus = (field: RedeemField) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus();
  /** the server's words at a field, which takes the focus */
  const fail = (field: RedeemField, error: string) => {
    setErrors((before) => withError(before, field, error));
    focus(field);
  };
  /** whether all is well; else each error is shown, and the first takes the focus */
  const check = (): boolean => {
    const found: Errors = {};
    for (const field of Object.keys(checks) as RedeemField[]) {
      const error = checked(field, values[field]);
      if (error !== undefined) found[field] = error;
    }
    setErrors(found);
    const [first] = Object.keys(found) as RedeemField[];
    if (first) focus(first);
    return first === undefined;
  };
  return { form, values, errors, set, fail, check };
};
