/** Personal fields: the audit records that they changed, without their values. */
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

/** The changed fields with old and new values, personal ones masked. A field missing on one side counts as null. */
export const changesOf = <T extends object>(before: Partial<T>, after: Partial<T>): Changes => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  const changed = fields.filter((it) => JSON.stringify(before[it] ?? null) !== JSON.stringify(after[it] ?? null));
  return Object.fromEntries(changed.map((it) => [it, { before: shown(it, before[it]), after: shown(it, after[it]) }]));
};
