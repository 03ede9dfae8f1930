import type { z } from 'zod';

/**
 * One call of the API as data. From it come the server's parsing, the frontends' types, the OpenAPI document and the
 * contract tests. `path` is an OpenAPI template (`/api/event/{eventId}`); `{role}` stands for the acting type of the
 * session and never grants anything.
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
  /** body of a successful answer; absent means 204 */
  readonly response?: z.ZodType;
  /** content types of an answer that is a file instead of JSON; it has no `response` then */
  readonly produces?: readonly string[];
  /** success status when not 200 (or 204 without a response) */
  readonly status?: 200 | 201 | 202;
  /** a public read: its answer carries an ETag, and who has it already hears that it still holds */
  readonly cached?: boolean;
  /** takes an Idempotency-Key header; a repeated key gets the first answer again */
  readonly idempotent?: boolean;
  /** codes of the refusals that a client should expect, beside the general ones */
  readonly errors?: readonly string[];
  /** for the document, where an example cannot be made from the schema's fields alone */
  readonly examples?: { readonly query?: unknown; readonly body?: unknown; readonly response?: unknown };
}

export const endpoint = <const E extends Endpoint>(it: E): E => it;

type InputOf<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type OutputOf<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** Drops the keys whose value is `undefined`, so that a call without a body has no `body` to give. */
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller gives: path parameters, query, body, files, and the key that makes a retry safe. */
export type Request<E extends Endpoint> = Given<{
  params: InputOf<E, 'params'>;
  query: InputOf<E, 'query'>;
  body: InputOf<E, 'body'>;
  files: E extends { files: readonly (infer F extends string)[] } ? Record<F, Blob> : undefined;
  idempotencyKey: E extends { idempotent: true } ? string : undefined;
}>;

/** What the server's handler receives after parsing. */
export type Parsed<E extends Endpoint> = {
  params: OutputOf<E, 'params'>;
  query: OutputOf<E, 'query'>;
  body: OutputOf<E, 'body'>;
};

/** What comes back. */
export type Response<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.output<S> : void;
