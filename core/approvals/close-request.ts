import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import {
  dateIn,
  type Instant,
  type LocalDate,
  NotFound,
  plusSeconds,
  StaleEdit,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { type ApprovalPorts, DAY } from './ask-approval.js';
import { RequestClosed, SecondPersonNeeded } from './refusals.js';
import { type ApprovalRequest, personOf, type RequestKind, type RequestState } from './request.js';

export interface DecideRequest {
  readonly actor: Actor;
  readonly requestId: string;
  /** of the request that was looked at */
  readonly version: number;
  readonly approve: boolean;
  /** goes to the maker */
  readonly answer: string | null;
}

type Tx = Pick<Stores, 'requests' | 'audit'>;

/**
 * Approves or refuses a request of one kind, in the caller's transaction; the caller applies an approved one. The
 * approver is another administrator than the maker, and neither invited the other in the last `invitedDays` days
 * (domain.md §13).
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit
 */
export const decideRequest = async <K extends RequestKind>(
  tx: Tx,
  kind: K,
  { actor, requestId, version, approve, answer }: DecideRequest,
  ports: ApprovalPorts,
): Promise<ApprovalRequest<K>> => {
  const request = actor.type === 'admin' ? await tx.requests.lock(requestId) : undefined;
  if (!isOf(request, kind)) throw new NotFound('request');
  const blocked = await blockedBy(tx, actor, request, ports);
  if (blocked) throw new SecondPersonNeeded({ ...blocked });
  assertOpen(request, ports.clock.now());
  if (request.version !== version) throw new StaleEdit('request', request.version);
  return close(tx, request, { actor, state: approve ? 'approved' : 'refused', answer }, ports);
};

const isOf = <K extends RequestKind>(request: ApprovalRequest | undefined, kind: K): request is ApprovalRequest<K> =>
  request?.kind === kind;

/** Why somebody cannot decide a request; `day`: until when. */
interface Blocked {
  readonly why: 'maker' | 'invited' | 'proxy';
  readonly day?: LocalDate;
}

const blockedBy = async (
  tx: Pick<Tx, 'requests'>,
  actor: Actor,
  request: ApprovalRequest,
  { clock, program }: ApprovalPorts,
): Promise<Blocked | null> => {
  if (actor.proxyHostId !== null) return { why: 'proxy' };
  if (request.askedBy === actor.accountId) return { why: 'maker' };
  const now = clock.now();
  for (const [invited, other] of [
    [actor.accountId, request.askedBy],
    [request.askedBy, actor.accountId],
  ] as const) {
    const invitation = await tx.requests.invitationOf(invited);
    const until = invitation?.by === other ? plusSeconds(invitation.at, program.invitedDays * DAY) : now;
    if (until > now) return { why: 'invited', day: dateIn(until, program.timeZone) };
  }
  return null;
};

const isOpen = (request: ApprovalRequest, at: Instant): boolean =>
  request.state === 'waiting' && request.expiresAt > at;

/** @throws RequestClosed */
const assertOpen = (request: ApprovalRequest, at: Instant): void => {
  if (!isOpen(request, at)) throw new RequestClosed({ state: request.state === 'waiting' ? 'expired' : request.state });
};

/** Why the caller cannot decide a request, for its screen; null: they can. @throws NotFound */
export const whyNotDecide =
  ({ uow, ...ports }: ApprovalPorts & { readonly uow: UnitOfWork<'requests'> }) =>
  ({ actor, requestId }: WithdrawRequest): Promise<Blocked['why'] | 'closed' | null> =>
    uow.run(async (tx) => {
      const request = await tx.requests.lock(requestId);
      if (!request) throw new NotFound('request');
      if (!isOpen(request, ports.clock.now())) return 'closed';
      return (await blockedBy(tx, actor, request, ports))?.why ?? null;
    });

interface Closing {
  readonly actor: Actor;
  readonly state: Exclude<RequestState, 'waiting' | 'expired'>;
  readonly answer: string | null;
}

const ACTION = { approved: 'approve-request', refused: 'refuse-request', withdrawn: 'withdraw-request' } as const;

/** @throws RequestClosed */
const close = async <K extends RequestKind>(
  tx: Tx,
  request: ApprovalRequest<K>,
  { actor, state, answer }: Closing,
  { clock, ids }: ApprovalPorts,
): Promise<ApprovalRequest<K>> => {
  const at = clock.now();
  if (!isOpen(request, at)) throw new RequestClosed({ state: request.state === 'waiting' ? 'expired' : request.state });
  const closed: ApprovalRequest<K> = {
    ...request,
    state,
    version: request.version + 1,
    decidedAt: at,
    decidedBy: personOf(actor),
    decidedByName: actor.name,
    answer,
  };
  await tx.requests.put(closed);
  await recordAct(tx, { ids, at, actor }, ACTION[state], ['request', request.id], {
    kind: request.kind,
    about: request.objectId,
    reason: answer,
  });
  return closed;
};

/** Closes the request that waits about an object, because its maker took it back or the object is gone. */
export const withdrawWaiting = async (
  tx: Tx,
  kind: RequestKind,
  objectId: string,
  actor: Actor,
  ports: ApprovalPorts,
): Promise<void> => {
  const waiting = await tx.requests.waitingAbout(kind, objectId);
  if (waiting) await close(tx, waiting, { actor, state: 'withdrawn', answer: null }, ports);
};

export interface WithdrawRequest {
  readonly actor: Actor;
  readonly requestId: string;
}

/**
 * Takes a request back: its maker, or whoever acts for the same promoter. Withdrawing it again changes nothing.
 * @throws NotFound RequestClosed
 */
export const withdrawRequest =
  ({ uow, ...ports }: ApprovalPorts & { readonly uow: UnitOfWork<'requests' | 'audit'> }) =>
  ({ actor, requestId }: WithdrawRequest): Promise<ApprovalRequest> =>
    uow.run(async (tx) => {
      const request = await tx.requests.lock(requestId);
      const theirs =
        request &&
        (request.askedBy === personOf(actor) ||
          (actor.type === 'promoter' && request.askedByType === 'promoter' && request.askedFor === actor.subjectId));
      if (!theirs) throw new NotFound('request');
      if (request.state === 'withdrawn') return request;
      return close(tx, request, { actor, state: 'withdrawn', answer: null }, ports);
    });
