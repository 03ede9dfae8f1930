import { expect } from '@jest/globals';
import type { Endpoint } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';
import { uploader, type Upload } from '@rrr/kit/pact';
import { KEY } from './ask.js';

const uploads = uploader('admin');
const csv = (text: string) => new File([text], 'file.csv', { type: 'text/csv' });
const formOf = (fields: Record<string, string>, text: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', csv(text));
  return form;
};

/** What the import screen hands to its call. Progress is asked of XMLHttpRequest, which only a browser has. */
export const asked = <F>(text: string, fields: F) =>
  ({
    file: csv(text),
    fields,
    dryRun: true,
    idempotencyKey: KEY,
    signal: new AbortController().signal,
  }) as unknown as ImportRequest<F>;

interface Sent {
  when: string;
  endpoint: Endpoint;
  path: string;
  fields: Record<string, string>;
  text: string;
  given: Upload['given'];
  call: (http: HttpClient) => Promise<unknown>;
  example: object;
}

/** A file that an admin previews, and what the API reads in it. */
export const previews = async ({ when, endpoint, path, fields, text, given, call, example }: Sent): Promise<void> => {
  expect(endpoint.response?.parse(example)).toEqual(example);
  const got = await uploads({ given, when, path, idempotencyKey: KEY, form: formOf(fields, text), call }, 200, example);
  expect(got).toEqual(example);
};

/** How the API read the file of `previews`. */
export const file = { name: 'file.csv', format: 'csv' as const, encoding: 'utf-8', headerLine: 1 };
