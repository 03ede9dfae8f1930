import type { Session, StartData } from '@rrr/contract';
import type { Request, Response } from 'express';
import { callerAddress } from '../edge/caller-address.js';
import { type CookieNames, sessionCookie } from '../edge/cookies.js';
import type { Identity } from '../edge/identify.js';
import type { ConcurrencyLimit } from '../edge/concurrency-limit.js';
import { presentSession } from '../session/present-session.js';
import type { HttpPorts } from '../ports.js';

interface Ports {
  readonly people: HttpPorts['queries']['people'];
  readonly program: Pick<HttpPorts['program'], 'secondFactor'>;
  readonly identify: (token: string | undefined) => Promise<Identity>;
  readonly cookies: CookieNames;
  readonly enter: ConcurrencyLimit['enter'];
}

/** A page does not wait longer for its visitor's session; the shell then asks for it. */
const PATIENT_MILLISECONDS = 1_000;

/** The value of a promise if it comes in time; undefined otherwise, also when it fails. */
export const inTime = async <T>(promise: Promise<T>, milliseconds = PATIENT_MILLISECONDS): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs work in a request slot. @throws EdgeError OVERLOADED */
export const inSlot = async <T>(
  enter: ConcurrencyLimit['enter'],
  req: Request,
  res: Response,
  work: () => Promise<T>,
): Promise<T> => {
  const slot = await enter(callerAddress(req), () => res.destroyed);
  try {
    return await work();
  } finally {
    slot.leave();
  }
};

/** The session as getSession answers; undefined when the database does not say in time. Without a cookie: null. */
export const pageSession =
  ({ people, program, identify, cookies, enter }: Ports) =>
  async (req: Request, res: Response): Promise<Session | null | undefined> => {
    const token = sessionCookie(req, cookies);
    if (token === undefined) return null;
    return inTime(
      inSlot(enter, req, res, async () => {
        const { session, actor } = await identify(token);
        // a cookie without a session is broken or ended: getSession tells which
        return session && actor
          ? ((await presentSession(session, actor, { people, program })) ?? undefined)
          : undefined;
      }),
    );
  };

/** The remote of a personal page, if this visitor may enter it (the shell's guard decides alike). */
export const areaOf = (page: string | undefined, session: StartData['session']): string | undefined => {
  const area = /^auth\/(admin|rider|dealer|promoter)(?:\/|$)/.exec(page ?? '')?.[1];
  if (!area || session?.account.type !== area) return undefined;
  const { account, proxyHost, secondFactor } = session;
  // nothing but the page to set it up
  if (secondFactor === 'required') return undefined;
  return proxyHost !== null || (account.emailVerified && !account.deActivated) ? area : undefined;
};
