import type { Asked } from './browser.js';

/** A form with one file and some fields. */
export const sendFile = (
  bytes: Uint8Array | string,
  fields: Readonly<Record<string, string>> = {},
  { method = 'POST', name = 'photo.png' } = {},
): Asked => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return { method, form };
};
