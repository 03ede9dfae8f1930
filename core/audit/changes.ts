/** Fields that tell who someone is or how to reach them: the audit says that they changed, not what they hold. */
const PERSONAL: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'phone1',
  'bornOn',
  'dateOfBirth',
  'addressLine1',
  'addressLine2',
  'zipcode',
  'vin',
  'pin',
  'passwordHash',
  'taxStatus',
  'payee',
  'consentBy',
  'socialMedia',
]);

const MASK = '***';
const shown = (field: string, value: unknown): unknown =>
  PERSONAL.has(field) && value !== null && value !== undefined ? MASK : (value ?? null);

export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** What an edit changed, field by field, personal ones masked. Fields only one side has count as null. */
export const changesOf = <T extends object>(before: Partial<T>, after: Partial<T>): Changes => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  const changed = fields.filter((it) => JSON.stringify(before[it] ?? null) !== JSON.stringify(after[it] ?? null));
  return Object.fromEntries(changed.map((it) => [it, { before: shown(it, before[it]), after: shown(it, after[it]) }]));
};
