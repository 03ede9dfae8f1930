import type { Endpoint } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import type { Request, RequestHandler, Response } from 'express';
import type { AnyCall } from './call.js';
import { type CookieNames, cookieJar, sessionCookie } from './cookies.js';
import { Download, sendDownload } from './download.js';
import { callerOf } from './caller.js';
import { EdgeError } from './edge-error.js';
import { isKnown } from './entity-tag.js';
import type { Identity } from './identify.js';
import { type Fingerprint, idempotencyKey } from './idempotency.js';
import { parseInput } from './input.js';
import { jsonBody } from './json-body.js';
import { localeOf } from './locale.js';
import { authorize } from './policy.js';
import { nameCall } from './request-log.js';
import { Redirect, type Route } from './route.js';
import type { Form } from '../uploads/read-form.js';

export interface Kernel {
  readonly identify: (token: string | undefined) => Promise<Identity>;
  readonly cookies: CookieNames;
  readonly fingerprint: Fingerprint;
  readonly readForm: (req: Request, fileFields: readonly string[]) => Promise<Form>;
}

const isNavigation = (req: Request): boolean => req.method === 'GET' && (req.headers.accept ?? '').startsWith('text/html');

const readBody = async (endpoint: Endpoint, req: Request, res: Response, kernel: Kernel): Promise<Pick<AnyCall, 'body' | 'files'>> => {
  if (endpoint.files) {
    const form = await kernel.readForm(req, endpoint.files);
    return { body: parseInput(endpoint.body, form.fields), files: form.files };
  }
  return { body: endpoint.body ? parseInput(endpoint.body, await jsonBody(req, res)) : undefined, files: undefined };
};

/** The code names the fields, never their values: it goes to the log. */
class AnswerMismatch extends Error {
  readonly code: string;
  constructor(endpointId: string, paths: readonly string[]) {
    super(`The answer of ${endpointId} is not what the contract says`);
    this.name = 'AnswerMismatch';
    this.code = `${endpointId}: ${paths.slice(0, 10).join(', ')}`;
  }
}

/** Rows of a list that are checked; the rest were made by the same presenter, and checking ten thousand would hold up everybody. */
const CHECKED = 200;
const shortened = (answer: unknown): unknown =>
  typeof answer !== 'object' || answer === null
    ? answer
    : Object.fromEntries(Object.entries(answer).map(([name, value]: [string, unknown]) => [name, Array.isArray(value) ? value.slice(0, CHECKED) : value]));

/** Only what the contract describes leaves: a field too many is a mistake of ours and never reaches the wire. */
const present = (endpoint: Endpoint, answer: unknown): unknown => {
  if (!endpoint.response) return undefined;
  const read = endpoint.response.safeParse(shortened(answer));
  if (!read.success) throw new AnswerMismatch(endpoint.id, read.error.issues.map((it) => `${it.path.join('.')} ${it.code}`));
  return answer;
};

const send = (endpoint: Endpoint, answer: unknown, req: Request, res: Response): void | Promise<void> => {
  if (answer instanceof Redirect) return res.redirect(302, answer.to);
  if (endpoint.produces) {
    if (!(answer instanceof Download) || !endpoint.produces.includes(answer.parts.type)) throw new AnswerMismatch(endpoint.id, ['content type']);
    return sendDownload(answer, req, res);
  }
  const body = present(endpoint, answer);
  // what a screen showed to one person is asked for again by the next, also at the same browser
  res.setHeader('Cache-Control', endpoint.cached ? 'private, no-cache' : 'no-store');
  if (body === undefined) return void res.status(204).end();
  const text = JSON.stringify(body);
  if (endpoint.cached && isKnown(Buffer.from(text), req, res)) return void res.status(304).end();
  res.statusCode = endpoint.status ?? 200;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  // as text it leaves in one piece with its headers
  res.end(text);
};

/**
 * A route as Express runs it: who asks, may they, what do they ask, the handler, the answer. Strangers are turned away before anything of
 * theirs is read, so that nobody sends ten megabytes to learn they may not.
 */
export const answer = ({ endpoint, policy, handle }: Route, kernel: Kernel): RequestHandler => async (req, res) => {
  nameCall(res, endpoint.id);
  const { session, actor, stale } = await kernel.identify(sessionCookie(req, kernel.cookies));
  res.locals.locale = localeOf(req.headers, session?.account.locale);
  const cookies = cookieJar(res, kernel.cookies);
  const navigation = isNavigation(req);
  if (stale) cookies.clearSession();
  if (!actor && navigation && policy !== 'public') return res.redirect(302, '/login');
  authorize(policy, actor, req.params.role as string | undefined);
  const params = parseInput(endpoint.params, { ...req.params });
  const query = parseInput(endpoint.query, { ...req.query });
  const { body, files } = await readBody(endpoint, req, res, kernel);
  const given = await handle({
    actor, session, params, query, body, files, cookies, navigation,
    locale: res.locals.locale as Locale,
    request: req,
    idempotency: () => {
      if (!actor) throw new EdgeError('UNAUTHENTICATED');
      return idempotencyKey(req.get('idempotency-key'), actor, { endpointId: endpoint.id, params, query, body, files }, kernel.fingerprint, callerOf(res));
    },
  });
  await send(endpoint, given, req, res);
};
