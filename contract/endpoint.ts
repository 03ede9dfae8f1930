import type { z } from 'zod';

/**
 * One call of the API as data. It drives request parsing, frontend types, the OpenAPI document and contract tests.
 * `path` is an OpenAPI template (`/api/event/{eventId}`); `{role}` is the session's account type and gives no
 * permission.
 */
export interface Endpoint {
  /** operationId, unique, camelCase */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** a JSON body, or the text fields of a multipart form when `files` is set */
  readonly body?: z.ZodType;
  /** names of the file fields of a multipart form */
  readonly files?: readonly string[];
  /** body of a successful response; absent: 204 */
  readonly response?: z.ZodType;
  /** content types of a file response, which has no `response` */
  readonly produces?: readonly string[];
  /** success status when not 200 (or 204 without a response) */
  readonly status?: 200 | 201 | 202;
  /** a public read with an ETag, so that clients can revalidate it */
  readonly cached?: boolean;
  /** requires an Idempotency-Key header; repeating a key returns the first response */
  readonly idempotent?: boolean;
  /** called by a screen again and again by itself, so it does not count as use of the session */
  readonly background?: boolean;
  /** error codes to expect besides the general ones */
  readonly errors?: readonly string[];
  /** examples for the document, where none can be derived from the schema */
  readonly examples?: { readonly query?: unknown; readonly body?: unknown; readonly response?: unknown };
}

/** `endpoint('getEvent', 'GET /api/event/{eventId}', { … })` */
export const endpoint = <
  const I extends string,
  const M extends Endpoint['method'],
  const P extends Endpoint['path'],
  const E extends Omit<Endpoint, 'id' | 'method' | 'path'>,
>(
  id: I,
  address: `${M} ${P}`,
  item: E,
): { readonly id: I; readonly method: M; readonly path: P } & E => {
  const [method, path] = address.split(' ') as [M, P];
  return { id, method, path, ...item };
};

type InputOf<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type OutputOf<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** Omits keys with the value `undefined`, so that a call without a body has no `body` property. */
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The client's input: path parameters, query, body, files and idempotency key. */
export type Request<E extends Endpoint> = Given<{
  params: InputOf<E, 'params'>;
  query: InputOf<E, 'query'>;
  body: InputOf<E, 'body'>;
  files: E extends { files: readonly (infer F extends string)[] } ? Record<F, Blob> : undefined;
  idempotencyKey: E extends { idempotent: true } ? string : undefined;
}>;

/** The handler's input after parsing. */
export type Parsed<E extends Endpoint> = {
  params: OutputOf<E, 'params'>;
  query: OutputOf<E, 'query'>;
  body: OutputOf<E, 'body'>;
};

/** The response body. */
export type Response<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.output<S> : void;
