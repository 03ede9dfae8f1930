import type { Answered, Browser } from './browser.js';

let keys = 0;

/** Uploads a file of rows: a preview, unless `dryRun` is `false`; then with a new idempotency key. */
export const upload = (
  who: Browser,
  path: string,
  content: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  {
    name = 'rows.csv',
    headers = {},
  }: { readonly name?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answered> => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ dryRun: 'true', ...fields })) form.set(field, value);
  form.set('file', new Blob([content as string]), name);
  const key: Readonly<Record<string, string>> =
    fields.dryRun === 'false' ? { 'Idempotency-Key': `upload-${String((keys += 1)).padStart(6, '0')}` } : {};
  return who.ask(path, { method: 'POST', form, headers: { ...key, ...headers } });
};
