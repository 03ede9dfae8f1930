import type { Endpoint, Locale } from '@rrr/contract';
import { requestHeaders } from './request-headers.js';

/** A call's parts as they are known at run time; the types are checked where the call is written. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
  idempotencyKey?: string;
}

export interface Outgoing {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The call ${path} was given no ${name}`);
    return encodeURIComponent(text(value));
  });

const queryString = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, text(one)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

const form = (body: unknown, files: Parts['files'] = {}): FormData => {
  const formData = new FormData();
  // Text before files: the server can refuse a bad field before it has read ten megabytes.
  for (const [key, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) formData.append(key, text(value));
  for (const [key, file] of Object.entries(files)) if (file) formData.append(key, file);
  return formData;
};

export const buildRequest = (endpoint: Endpoint, parts: Parts, locale: Locale): Outgoing => {
  const headers = requestHeaders(locale);
  if (parts.idempotencyKey) headers['Idempotency-Key'] = parts.idempotencyKey;
  const outgoing: Outgoing = {
    url: fillPath(endpoint.path, parts.params) + queryString(parts.query),
    method: endpoint.method,
    headers,
  };
  if (endpoint.files) return { ...outgoing, body: form(parts.body, parts.files) };
  if (parts.body === undefined) return outgoing;
  return { ...outgoing, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) };
};
