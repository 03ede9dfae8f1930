import type { Endpoint } from '@rrr/contract';
import { type Actor, needsFreshFactor } from '@rrr/core/access';
import { FactorNeeded, type LiveSession, type Locale } from '@rrr/core/identity';
import type { Caller } from '@rrr/core/shared';
import { TokenNotAllowed } from '@rrr/core/tokens';
import type { Request, RequestHandler, Response } from 'express';
import { admitToken, bearerOf, type TokenPorts } from '../edge/admit-token.js';
import { callerAddress, callerNetwork } from '../edge/caller-address.js';
import { isSecret, LEAST_BYTES, sendText } from '../edge/compressed.js';
import { type CookieJar, type CookieNames, cookieJar, readCookie, sessionCookie } from '../edge/cookies.js';
import { Download, sendDownload } from './download.js';
import { callerOf } from './caller.js';
import type { AnyCall } from './call.js';
import { EdgeError } from '../refusals/edge-error.js';
import { isKnown } from './entity-tag.js';
import type { Identity } from '../edge/identify.js';
import { type Fingerprint, idempotencyKey } from './idempotency.js';
import { parseInput } from './input.js';
import { jsonBody } from '../edge/json-body.js';
import type { PriorityLanes } from '../edge/priority-lanes.js';
import { localeOf } from '../edge/locale.js';
import { authorize } from './policy.js';
import { nameCall } from '../edge/request-log.js';
import type { RequestSlot } from '../edge/concurrency-limit.js';
import type { BodyReader } from '../edge/body-reader.js';
import { Redirect, type Route } from './route.js';
import { emailIn, objectOf, type Origin, refusedAmong, type SecurityWatch } from '../edge/security-watch.js';
import { loginPage } from './safe-return.js';
import type { Form } from '../uploads/read-form.js';
import { sentBy } from '../uploads/sent-by.js';

export interface AnswerPorts {
  readonly identify: (token: string | undefined) => Promise<Identity>;
  /** notes that a session is used; never fails */
  readonly noteUse: (session: LiveSession['session']) => Promise<void>;
  readonly tokens: TokenPorts;
  readonly cookies: CookieNames;
  readonly fingerprint: Fingerprint;
  readonly readForm: (req: Request, fileFields: readonly string[]) => Promise<Form>;
  readonly bodies: BodyReader;
  readonly lanes: PriorityLanes;
  readonly watch: SecurityWatch;
  /** digest of the browser's id in its cookie; null for a browser that never logged in */
  readonly deviceOf: (token: string | undefined) => Promise<string | null>;
}

const isNavigation = (req: Request): boolean =>
  req.method === 'GET' && (req.headers.accept ?? '').startsWith('text/html');

/**
 * Receives the JSON body before the call takes a request slot. Errors are thrown when the body is used, so that
 * unauthenticated callers get that error first.
 */
const receiveJson = async (
  { body, files }: Endpoint,
  req: Request,
  res: Response,
  ports: AnswerPorts,
): Promise<() => unknown> => {
  if (!body || files) return () => undefined;
  try {
    const received = await ports.bodies.receive(req, res, () => jsonBody(req, res));
    return () => parseInput(body, received);
  } catch (error) {
    if (error instanceof EdgeError && error.code !== 'UNSUPPORTED_MEDIA_TYPE') throw error;
    return () => {
      throw error;
    };
  }
};

/** A response that violates the contract. Names fields only, not values, because it is logged. */
class AnswerMismatch extends Error {
  readonly code: string;
  constructor(endpointId: string, paths: readonly string[]) {
    super(`The answer of ${endpointId} is not what the contract says`);
    this.name = 'AnswerMismatch';
    this.code = `${endpointId}: ${paths.slice(0, 10).join(', ')}`;
  }
}

/** number of list rows that are validated; validating thousands would block the server */
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

/** Validates a response against the contract, so that undeclared fields never leave the server. */
const present = (endpoint: Endpoint, answer: unknown): unknown => {
  if (!endpoint.response) return undefined;
  const read = endpoint.response.safeParse(shortened(answer));
  if (!read.success)
    throw new AnswerMismatch(
      endpoint.id,
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`),
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
  // responses are personal, so the browser must not reuse them for another user
  res.setHeader('Cache-Control', endpoint.cached ? 'private, no-cache' : 'no-store');
  if (body === undefined) return void res.status(204).end();
  const text = JSON.stringify(body);
  if (endpoint.cached && isKnown(Buffer.from(text), req, res)) return void res.status(304).end();
  res.statusCode = endpoint.status ?? 200;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (text.length >= LEAST_BYTES && !isSecret(endpoint)) return sendText(text, req, res);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  // a string is sent in one packet with the headers
  res.end(text);
};

/** Public calls that are about the session itself. */
const ABOUT_SESSION: ReadonlySet<string> = new Set(['getSession', 'login', 'oauthCallback', 'proveFactor', 'setLang']);

/** Whether a request asks only what a call would do. */
const isPreview = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'dryRun' in body && body.dryRun === true;

interface Admitted {
  readonly session: LiveSession | null;
  readonly actor: Actor | null;
  readonly pending: LiveSession | null;
  readonly stale: boolean;
  readonly factorStale: boolean;
  readonly cookies: CookieJar;
  readonly navigation: boolean;
}

/** Identifies a program by its API token and checks permission: the token's first, then that of its owner. */
const admitProgram = async (
  { policy, endpoint }: Route,
  ports: AnswerPorts,
  origin: Origin,
  [req, res]: readonly [Request, Response],
  text: string,
): Promise<Admitted> => {
  const hasCookie = sessionCookie(req, ports.cookies) !== undefined;
  const asked = { text, callId: endpoint.id, hasCookie };
  const { token, account } = await admitToken(ports.tokens, asked, origin, [req, res]);
  res.locals.locale = localeOf(req.headers, account.locale);
  const actor: Actor = {
    accountId: account.id,
    type: account.type,
    subjectId: account.subjectId,
    proxyHostId: null,
    name: account.displayName,
    token: { id: token.id, name: token.name },
  };
  authorize(policy, { actor, verified: account.emailVerified }, req.params.role as string | undefined);
  return {
    // no call that a token may make asks for the session
    get session(): never {
      throw new TokenNotAllowed();
    },
    actor,
    pending: null,
    stale: false,
    // a program cannot prove one
    factorStale: true,
    cookies: cookieJar(res, ports.cookies),
    navigation: false,
  };
};

/** Identifies the caller and checks permission. */
const admit = async (
  route: Route,
  ports: AnswerPorts,
  origin: Origin,
  [req, res]: readonly [Request, Response],
): Promise<Admitted | void> => {
  const bearer = bearerOf(req);
  if (bearer !== undefined) return admitProgram(route, ports, origin, [req, res], bearer);
  const { policy, endpoint } = route;
  const caller = await ports.identify(sessionCookie(req, ports.cookies));
  const { stale, pending, setUpDue, factorStale } = caller;
  // until an administrator has set up the second factor, public calls answer as to a visitor
  const asVisitor = setUpDue && policy === 'public' && !ABOUT_SESSION.has(endpoint.id);
  const { session, actor } = asVisitor ? { session: null, actor: null } : caller;
  res.locals.locale = localeOf(req.headers, session?.account.locale);
  origin.accountId = actor ? (actor.proxyHostId ?? actor.accountId) : (pending?.account.id ?? null);
  origin.actingAs = actor?.proxyHostId ? actor.accountId : null;
  const cookies = cookieJar(res, ports.cookies);
  const navigation = isNavigation(req);
  if (stale) cookies.clearSession();
  if (!actor && navigation && policy !== 'public') return void res.redirect(302, loginPage(req));
  authorize(
    policy,
    { actor, verified: session?.account.emailVerified ?? false, setUpDue },
    req.params.role as string | undefined,
  );
  if (session && !endpoint.background) await ports.noteUse(session.session);
  return { session, actor, pending, stale, factorStale, cookies, navigation };
};

/**
 * The Express handler of a route: identify, authorize, parse, handle, respond. JSON bodies are received before the call
 * takes a request slot; multipart forms after authorization, with the slot released meanwhile.
 */
export const answer = (route: Route, ports: AnswerPorts): RequestHandler => {
  const { endpoint, handle } = route;
  const enter = ports.lanes.of(endpoint);
  return async (req, res) => {
    nameCall(res, endpoint.id);
    const address = callerAddress(req);
    const origin: Origin = {
      accountId: null,
      actingAs: null,
      network: callerNetwork(req),
      device: () => ports.deviceOf(readCookie(req.headers.cookie, ports.cookies.device) || undefined),
      call: endpoint.id,
      object: null,
      email: undefined,
    };
    const gone = (): boolean => res.destroyed;
    const json = await receiveJson(endpoint, req, res, ports);
    if (gone()) return;
    let place: RequestSlot = await enter(address, gone);
    // releases the request slot while waiting in a rider's queue, so that many requests for one rider do not use all
    // slots
    const caller = (): Caller =>
      Object.assign(callerOf(res), {
        pause: () => place.leave(),
        resume: async () => {
          place = await enter(address, gone);
        },
      });
    try {
      const admitted = await admit(route, ports, origin, [req, res]);
      if (!admitted) return;
      const { actor, pending, stale, factorStale, cookies, navigation } = admitted;
      const params = parseInput(endpoint.params, { ...req.params });
      const query = parseInput(endpoint.query, { ...req.query });
      let body = json();
      let files: Form['files'] | undefined;
      if (endpoint.files) {
        const fields = endpoint.files;
        place.leave();
        const form = await ports.bodies.receive(req, res, () => ports.readForm(req, fields));
        place = await enter(address, gone);
        body = parseInput(endpoint.body, form.fields);
        files = sentBy(actor, form.files);
      }
      origin.object = objectOf(params, body);
      if (!actor) origin.email = emailIn(body);
      if (factorStale && needsFreshFactor(endpoint.id, actor) && !isPreview(body)) throw new FactorNeeded();
      const call: AnyCall = {
        actor,
        get session() {
          return admitted.session;
        },
        pending,
        stale,
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
          return idempotencyKey(req.get('idempotency-key'), actor, asked, ports.fingerprint, caller());
        },
      };
      const given = await ports.watch.within(origin, () => handle(call));
      for (const code of refusedAmong(given)) ports.watch.refused({ code }, origin);
      // a slow reader keeps its connection, but not the slot
      place.leave();
      await send(endpoint, given, req, res);
    } catch (error) {
      ports.watch.refused(error, origin);
      throw error;
    } finally {
      place.leave();
    }
  };
};
