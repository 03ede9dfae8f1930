import imported from '@rc-component/form';

/**
 * The engine of antd's forms without antd's look: values, checks, and errors tied to fields (ADR 46). Node's loader, in
 * tests, hands over the whole CommonJS module, webpack its default export.
 */
export const Form = (imported as { default?: typeof imported }).default ?? imported;
export { Field, useForm, useWatch } from '@rc-component/form';
