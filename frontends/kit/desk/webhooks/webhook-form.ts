import { HAPPENED_TYPES, type HappenedName, PROMOTER_HAPPENED_TYPES, type Webhook } from '@rrr/contract';
import { ApiError } from '@rrr/kit/base';
import type { FormField } from '../form/form-field.js';
import type { StoredRecord } from '../form/use-record-form.js';
import type { WebhookCalls } from './webhook-calls.js';
import { useWebhookWords } from './words/use-words.js';

/** name, kind and the limits of the contract */
export const FIELDS = [
  { name: 'name', kind: 'text', required: true, limit: 100 },
  { name: 'url', kind: 'url', required: true, limit: 500 },
] as const;

/** Each event is a box to check, by its name. */
export type WebhookValues = { readonly [Event in HappenedName]: boolean } & {
  readonly name: string;
  readonly url: string;
};

const eventsFor = (of: WebhookCalls['role']): readonly HappenedName[] =>
  of === 'admin' ? HAPPENED_TYPES : PROMOTER_HAPPENED_TYPES;

const boxes = (chosen: readonly HappenedName[]): { readonly [Event in HappenedName]: boolean } =>
  Object.fromEntries(HAPPENED_TYPES.map((happenedType) => [happenedType, chosen.includes(happenedType)])) as Record<
    HappenedName,
    boolean
  >;

export const storedWebhook = ({ name, url, events, version }: Webhook): StoredRecord<WebhookValues> => ({
  values: { name, url, ...boxes(events) },
  version,
});

/** A webhook that is not stored yet. */
export const NEW_WEBHOOK: StoredRecord<WebhookValues> = { values: { name: '', url: '', ...boxes([]) }, version: 0 };

/** The body of the calls that add and edit. @throws ApiError at the first box when no event is chosen */
export const useSentWebhook = () => {
  const t = useWebhookWords();
  return (values: WebhookValues) => {
    const events = HAPPENED_TYPES.filter((happenedType) => values[happenedType]);
    const detail = t('fields.noEvents');
    if (events.length === 0)
      throw new ApiError({
        status: 400,
        code: 'VALIDATION_FAILED',
        detail,
        errors: [{ path: HAPPENED_TYPES[0], code: 'required', detail }],
        requestId: '',
      });
    return { name: values.name, url: values.url, events };
  };
};

/** `of`: whose webhook it is. */
export const useWebhookFields = (of: WebhookCalls['role']): readonly FormField<keyof WebhookValues>[] => {
  const t = useWebhookWords();
  return [
    ...FIELDS.map((field) => ({ ...field, label: t(`fields.${field.name}`), help: t(`fields.${field.name}Help`) })),
    ...eventsFor(of).map((name, at) => ({
      name,
      kind: 'checkbox' as const,
      label: t(`events.${name}`),
      ...(at === 0 ? { heading: t('fields.events') } : {}),
    })),
  ];
};
