import { CONTRACT, type Endpoint, problem } from '@rrr/contract';
import { FRESH_FACTOR_CALLS, isOpenBeforeFactor, isOpenToUnverified, anyScopesOfCall, typesOf } from '@rrr/core/access';
import { z } from 'zod';
import { exampleOf } from './openapi-examples.js';
import { generalCodes } from '../edge/problem.js';
import type { Route } from './route.js';
import { type Code, codes, statusOf } from '../refusals/status.js';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return rest;
};

/** A valid example with all fields, or with required ones only where fields exclude each other. */
const example = (schema: z.ZodType, given: unknown): unknown => {
  if (given !== undefined) return given;
  const json = schemaOf(schema);
  const whole = exampleOf(json);
  return schema.safeParse(whole).success ? whole : exampleOf(json, '', false);
};

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const key: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key and content return the first response again. Not needed for a dryRun.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
};

const body = ({ body: schema, files, examples }: Endpoint): Json => {
  if (!schema && !files) return {};
  if (!files && schema)
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(schema), example: example(schema, examples?.body) } },
      },
    };
  if (!files) return {};
  const fields = (schema ? schemaOf(schema) : { type: 'object' }) as {
    properties?: Json;
    required?: readonly string[];
  };
  const properties = {
    ...fields.properties,
    ...Object.fromEntries(files.map((file) => [file, { type: 'string', format: 'binary' }])),
  };
  const form = { ...fields, properties, required: [...(fields.required ?? []), ...files] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
};

/** Lists the endpoint's error codes by status. Problems of rows are part of responses and have no status. */
const refusals = ({ id, errors = [], idempotent, files }: Endpoint, policy: Route['policy']): Json => {
  const isPublic = policy === 'public';
  const named = errors.filter((error): error is Code => (codes as readonly string[]).includes(error));
  const general = generalCodes.filter(
    (code) =>
      (!code.startsWith('IDEMPOTENCY') || idempotent) &&
      (code !== 'MULTIPART_MALFORMED' || files) &&
      (code !== 'TOKEN_SCOPE_MISSING' || anyScopesOfCall(id).length > 0) &&
      (code !== 'FACTOR_NEEDED' || FRESH_FACTOR_CALLS.has(id)) &&
      (code !== 'FACTOR_SETUP_NEEDED' ||
        (typesOf(policy)?.includes('admin') === true && !isOpenBeforeFactor(policy))) &&
      (code !== 'EMAIL_NOT_VERIFIED' || !isOpenToUnverified(policy)) &&
      (!isPublic || (code !== 'FORBIDDEN' && code !== 'UNAUTHENTICATED')),
  );
  const byStatus = new Map<number, Code[]>();
  for (const text of new Set([...named, ...general]))
    byStatus.set(statusOf(text), [...(byStatus.get(statusOf(text)) ?? []), text]);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      { description: all.toSorted().join(', '), 'x-codes': all.toSorted(), content },
    ]),
  );
};

const success = ({ response, produces, status, cached, examples }: Endpoint): Json => {
  if (produces)
    return {
      200: {
        description: 'A file',
        content: Object.fromEntries(
          produces.map((produce) => [produce, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    };
  if (!response) return { 204: { description: 'Done' } };
  const done = {
    description: 'Done',
    content: { 'application/json': { schema: schemaOf(response), example: example(response, examples?.response) } },
  };
  return {
    [status ?? 200]: done,
    ...(cached ? { 304: { description: 'Unchanged since the response with the ETag in If-None-Match' } } : {}),
  };
};

/** Without credentials, by a session, or by an API token with one of these scopes. */
const security = ({ id }: Endpoint, policy: Route['policy']): Json => {
  const byToken = anyScopesOfCall(id).map((scope) => ({ token: [scope] }));
  if (byToken.length === 0) return policy === 'public' ? { security: [] } : {};
  return { security: [policy === 'public' ? {} : { session: [] }, ...byToken] };
};

const operation = ({ endpoint, policy }: Route): Json => {
  const { id, tag, summary, params, query, idempotent } = endpoint;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...security(endpoint, policy),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...(idempotent ? [key] : [])],
    ...body(endpoint),
    responses: { ...success(endpoint), ...refusals(endpoint, policy) },
  };
};

const ABOUT = `
Log in with \`POST /api/login\`; the response sets a session cookie. \`{role}\` in a path is the account type of the
caller. It does not grant access.

**Programs** send an API token as \`Authorization: Bearer rrr_…\` instead of a cookie. A token reaches the calls that list
one of its scopes; all others return 403.

**Money** is in whole minor units (cents) with a currency. A race day is a date. Times are instants in UTC.

**Errors** follow RFC 9457 (\`application/problem+json\`): \`code\` is stable, \`detail\` is a text in the language of
\`Accept-Language\`, and \`errors\` lists invalid fields. Objects of other users return 404. Each status lists the
codes that the call may return.

**Calls that move money or import files** need an \`Idempotency-Key\`. The same key with the same content returns the
first response again. With other content it returns 422, and while the first call is still running 409.

**Objects that several people can edit** have a \`version\`. Send back the version you read. If it is outdated, the
response is 409 and nothing is changed.

**Public reads** have an \`ETag\`. Send it as \`If-None-Match\` to get 304 if nothing changed. Clients may send
\`X-Contract\` with the contract number they were written for; if the server has another, the response is 409
\`CONTRACT_OUTDATED\`.

**Exports** (\`format=csv\` or \`xlsx\`) are in the reader's language. A CSV is UTF-8 with a byte order mark. In
English it has commas between cells and decimal points, in French semicolons and decimal commas.
`.trim();

/** Generates the OpenAPI 3.1 document from the endpoint objects. */
export const openApi = (
  routes: readonly Route[],
  { brand, sessionCookie }: { readonly brand: string; readonly sessionCookie: string },
): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes.toSorted((a, b) => (a.endpoint.path < b.endpoint.path ? -1 : 1)))
    paths[route.endpoint.path] = {
      ...paths[route.endpoint.path],
      [route.endpoint.method.toLowerCase()]: operation(route),
    };
  return {
    openapi: '3.1.0',
    info: { title: brand, version: String(CONTRACT), description: ABOUT },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(routes.map((route) => route.endpoint.tag))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: schemaOf(problem) },
    },
  };
};
