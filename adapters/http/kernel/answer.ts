import type { Endpoint } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import type { Caller } from '@rrr/core/shared';
import type { Request, RequestHandler, Response } from 'express';
import { callerAddress } from './caller-address.js';
import { compressed, isSecret, LEAST_BYTES } from './compressed.js';
import { type CookieNames, cookieJar, sessionCookie } from './cookies.js';
import { Download, sendDownload } from './download.js';
import { callerOf } from './caller.js';
import { EdgeError } from './edge-error.js';
import { isKnown } from './entity-tag.js';
import type { Identity } from './identify.js';
import { type Fingerprint, idempotencyKey } from './idempotency.js';
import { parseInput } from './input.js';
import { jsonBody } from './json-body.js';
import type { Lanes } from './lanes.js';
import { localeOf } from './locale.js';
import { authorize } from './policy.js';
import { nameCall } from './request-log.js';
import type { RequestSlot } from './request-slots.js';
import type { Bodies } from './receiving.js';
import { Redirect, type Route } from './route.js';
import type { Form } from '../uploads/read-form.js';

export interface Kernel {
  readonly identify: (token: string | undefined) => Promise<Identity>;
  readonly cookies: CookieNames;
  readonly fingerprint: Fingerprint;
  readonly readForm: (req: Request, fileFields: readonly string[]) => Promise<Form>;
  readonly bodies: Bodies;
  readonly lanes: Lanes;
}

const isNavigation = (req: Request): boolean =>
  req.method === 'GET' && (req.headers.accept ?? '').startsWith('text/html');

/**
 * The JSON body of a call, received before the call has a place. What is wrong with it is said when it is asked for, so
 * that whoever is not signed in hears that first.
 */
const receiveJson = async (
  { body, files }: Endpoint,
  req: Request,
  res: Response,
  kernel: Kernel,
): Promise<() => unknown> => {
  if (!body || files) return () => undefined;
  try {
    const received = await kernel.bodies.receive(req, res, () => jsonBody(req, res));
    return () => parseInput(body, received);
  } catch (error) {
    if (error instanceof EdgeError && error.code !== 'UNSUPPORTED_MEDIA_TYPE') throw error;
    return () => {
      throw error;
    };
  }
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

/**
 * Rows of a list that are checked; the rest were made by the same presenter, and checking ten thousand would hold up
 * everybody.
 */
const CHECKED = 200;
const shortened = (answer: unknown): unknown =>
  typeof answer !== 'object' || answer === null
    ? answer
    : Object.fromEntries(
        Object.entries(answer).map(([name, value]: [string, unknown]) => [
          name,
          Array.isArray(value) ? value.slice(0, CHECKED) : value,
        ]),
      );

/** Only what the contract describes leaves: a field too many is a mistake of ours and never reaches the wire. */
const present = (endpoint: Endpoint, answer: unknown): unknown => {
  if (!endpoint.response) return undefined;
  const read = endpoint.response.safeParse(shortened(answer));
  if (!read.success)
    throw new AnswerMismatch(
      endpoint.id,
      read.error.issues.map((it) => `${it.path.join('.')} ${it.code}`),
    );
  return answer;
};

const send = (endpoint: Endpoint, answer: unknown, req: Request, res: Response): void | Promise<void> => {
  if (answer instanceof Redirect) return res.redirect(302, answer.to);
  if (endpoint.produces) {
    if (!(answer instanceof Download) || !endpoint.produces.includes(answer.parts.type))
      throw new AnswerMismatch(endpoint.id, ['content type']);
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
  if (text.length >= LEAST_BYTES && !isSecret(endpoint)) return compressed(Buffer.from(text), req, res);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  // as text it leaves in one piece with its headers
  res.end(text);
};

/** Who asks, and that they may. */
const admit = async ({ policy }: Route, kernel: Kernel, req: Request, res: Response) => {
  const { session, actor, stale } = await kernel.identify(sessionCookie(req, kernel.cookies));
  res.locals.locale = localeOf(req.headers, session?.account.locale);
  const cookies = cookieJar(res, kernel.cookies);
  const navigation = isNavigation(req);
  if (stale) cookies.clearSession();
  if (!actor && navigation && policy !== 'public') return void res.redirect(302, '/login');
  authorize(
    policy,
    { actor, verified: session?.account.emailVerified ?? false },
    req.params.role as string | undefined,
  );
  return { session, actor, cookies, navigation };
};

/**
 * A route as Express runs it: who asks, may they, what do they ask, the handler, the answer. A JSON body is received
 * before the call takes a place; a form only after its sender was let in, so that nobody sends ten megabytes to learn
 * they may not, and while it comes its sender has no place.
 */
export const answer = (route: Route, kernel: Kernel): RequestHandler => {
  const { endpoint, handle } = route;
  const enter = kernel.lanes.of(endpoint);
  return async (req, res) => {
    nameCall(res, endpoint.id);
    const address = callerAddress(req);
    const gone = (): boolean => res.destroyed;
    const json = await receiveJson(endpoint, req, res, kernel);
    if (gone()) return;
    let place: RequestSlot = await enter(address, gone);
    // who waits for a rider's turn leaves the place to others: many on one rider would hold them all
    const caller = (): Caller =>
      Object.assign(callerOf(res), {
        pause: () => place.leave(),
        resume: async () => {
          place = await enter(address, gone);
        },
      });
    try {
      const admitted = await admit(route, kernel, req, res);
      if (!admitted) return;
      const { session, actor, cookies, navigation } = admitted;
      const params = parseInput(endpoint.params, { ...req.params });
      const query = parseInput(endpoint.query, { ...req.query });
      let body = json();
      let files: Form['files'] | undefined;
      if (endpoint.files) {
        const fields = endpoint.files;
        place.leave();
        const form = await kernel.bodies.receive(req, res, () => kernel.readForm(req, fields));
        place = await enter(address, gone);
        body = parseInput(endpoint.body, form.fields);
        files = form.files;
      }
      const given = await handle({
        actor,
        session,
        params,
        query,
        body,
        files,
        cookies,
        navigation,
        locale: res.locals.locale as Locale,
        request: req,
        idempotency: () => {
          if (!actor) throw new EdgeError('UNAUTHENTICATED');
          const asked = { endpointId: endpoint.id, params, query, body, files };
          return idempotencyKey(req.get('idempotency-key'), actor, asked, kernel.fingerprint, caller());
        },
      });
      // a slow reader holds a connection, not a place
      place.leave();
      await send(endpoint, given, req, res);
    } finally {
      place.leave();
    }
  };
};
