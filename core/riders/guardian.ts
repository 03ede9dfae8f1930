import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import {
  CodeNotValid,
  codesLockedUntil,
  type IssuePorts,
  type Locale,
  type OneTimeCode,
  tokenOf,
  TooManyCodes,
} from '../identity/index.js';
import { dateIn, fullNameOf, type Instant, nameKey, plusSeconds, type PortsOf, type Stores } from '../shared/index.js';
import { isMinor } from './consent.js';
import { theirRecord } from './edit-rider.js';
import { ConsentGiven, GuardianNotValid } from './refusals.js';
import type { Rider } from './rider.js';

/** What a parent or guardian is asked by e-mail; the newest of a rider. Only a keyed digest of the token is stored. */
export interface GuardianRequest {
  readonly riderId: string;
  /** the one-time code that carries the e-mail; with the token it opens the request */
  readonly codeId: string;
  readonly name: string;
  /** lower case */
  readonly email: string;
  readonly seal: string;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  /** e-mails since `countedFrom` */
  readonly sent: number;
  readonly countedFrom: Instant;
  readonly confirmedAt: Instant | null;
}

/** Days in which a guardian can confirm. */
export const GUARDIAN_DAYS = 14;
/** E-mails to guardians of one rider in a day. */
const SENT_PER_DAY = 5;
const DAY_SECONDS = 86_400;
const ID_LENGTH = 26;

const sealedFor = (riderId: string, email: string): string => `guardian:${riderId}:${email}`;

/** One mailbox has many spellings: capitals, `+tag`, and dots at Gmail. */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
};

type Child = Pick<Rider, 'firstName' | 'lastName' | 'email'>;
export const spaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/**
 * A guardian is another person than the rider, with another mailbox (domain.md §13).
 * @throws GuardianNotValid naming the field
 */
export const assertGuardian = (
  child: Child,
  { name, email }: { readonly name: string; readonly email: string | null },
): void => {
  if (nameKey(name) === '' || nameKey(name) === nameKey(fullNameOf(child)))
    throw new GuardianNotValid({ field: 'name' });
  if (email !== null && mailboxOf(email) === mailboxOf(child.email)) throw new GuardianNotValid({ field: 'email' });
};

export interface AskedGuardian {
  readonly name: string;
  readonly email: string;
  /** language of the e-mail */
  readonly locale: Locale;
}

/**
 * Asks a guardian by e-mail, in the caller's transaction and under the rider's lock; an earlier request ends. The e-mail
 * has no text that a stranger typed: the page that it leads to says who it is about.
 * @returns null, or from when on another e-mail may be sent
 * @throws GuardianNotValid
 */
export const askByMail = async (
  tx: Pick<Stores, 'guardians' | 'codes' | 'loginGuards' | 'outbox'>,
  child: Child & Pick<Rider, 'id'>,
  { name: typed, email: written, locale }: AskedGuardian,
  { clock, ids, seals }: IssuePorts,
): Promise<Instant | null> => {
  const [name, email] = [spaced(typed), written.trim().toLowerCase()];
  assertGuardian(child, { name, email });
  const at = clock.now();
  // serializes e-mails to one address, so that the hourly limit holds
  await tx.loginGuards.lock(email);
  const until = await codesLockedUntil(tx, email, ['guardian'], at);
  if (until !== null) return until;
  const before = await tx.guardians.lock(child.id);
  const running = before && before.countedFrom > plusSeconds(at, -DAY_SECONDS) ? before : undefined;
  if (running && running.sent >= SENT_PER_DAY) return plusSeconds(running.countedFrom, DAY_SECONDS);
  const token = tokenOf(ids);
  const code: OneTimeCode = {
    id: ids.next(),
    purpose: 'guardian',
    email,
    accountId: null,
    invited: { type: 'rider', subjectId: child.id, name: email, locale },
    seal: seals.seal(sealedFor(child.id, email), token),
    tries: 0,
    createdAt: at,
    expiresAt: plusSeconds(at, GUARDIAN_DAYS * DAY_SECONDS),
    usedAt: null,
  };
  await tx.codes.insert(code);
  await tx.guardians.put({
    riderId: child.id,
    codeId: code.id,
    name,
    email,
    seal: code.seal,
    sentAt: at,
    expiresAt: code.expiresAt,
    sent: (running?.sent ?? 0) + 1,
    countedFrom: running?.countedFrom ?? at,
    confirmedAt: null,
  });
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'guardian-asked',
      at,
      recipient: { type: 'code', id: code.id },
      facts: { code: `${code.id}${token}`, until: code.expiresAt },
    },
  ]);
  return null;
};

interface Ports
  extends
    IssuePorts,
    PortsOf<
      'riders' | 'guardians' | 'accounts' | 'codes' | 'loginGuards' | 'rejudging' | 'outbox' | 'audit',
      'program'
    > {}

/**
 * Asks, or asks again, the guardian of a rider without consent. For the rider and admins, not in proxy mode.
 * @throws ProxyForbidden NotFound AccountDeactivated ConsentGiven GuardianNotValid TooManyCodes
 */
export const askGuardian =
  ({ uow, ...ports }: Ports) =>
  async ({
    actor,
    riderId,
    guardian,
  }: {
    readonly actor: Actor;
    readonly riderId: string;
    readonly guardian: AskedGuardian;
  }): Promise<void> => {
    notByProxy(actor);
    await uow.run(
      async (tx) => {
        const rider = await theirRecord(tx, actor, riderId);
        if (rider.consent !== null) throw new ConsentGiven();
        const until = await askByMail(tx, rider, guardian, ports);
        if (until !== null) throw new TooManyCodes({ until });
        await recordAct(tx, { ids: ports.ids, at: ports.clock.now(), actor }, 'ask-guardian', ['rider', riderId]);
      },
      { rider: riderId },
    );
  };

/** A request that its link opened. */
export interface OpenedRequest {
  readonly rider: Rider;
  readonly request: GuardianRequest;
}

const open = async (
  tx: Pick<Stores, 'riders' | 'guardians'>,
  code: string,
  { clock, seals }: Pick<IssuePorts, 'clock' | 'seals'>,
): Promise<OpenedRequest> => {
  const plain = code.trim().toLowerCase();
  const [codeId, token] = [plain.slice(0, ID_LENGTH), plain.slice(ID_LENGTH)];
  const riderId = await tx.guardians.riderOf(codeId);
  const rider = riderId === undefined ? undefined : await tx.riders.lock(riderId);
  const request = rider && (await tx.guardians.lock(rider.id));
  if (
    !rider ||
    request?.codeId !== codeId ||
    request.expiresAt <= clock.now() ||
    !seals.matches(request.seal, sealedFor(rider.id, request.email), token)
  )
    throw new CodeNotValid();
  return { rider, request };
};

/** What the guardian is asked, for whoever has the link. @throws CodeNotValid */
export const readGuardianRequest =
  ({ uow, ...ports }: Ports) =>
  ({ code }: { readonly code: string }): Promise<OpenedRequest> =>
    uow.run((tx) => open(tx, code, ports));

/**
 * The guardian consents, from the mailbox that was asked. Results of the rider are judged again. Repeating it changes
 * nothing. The mailbox of another minor's login does not count.
 * @throws CodeNotValid GuardianNotValid
 */
export const confirmGuardian =
  ({ uow, program, ...ports }: Ports) =>
  ({ code, name: typed }: { readonly code: string; readonly name: string }): Promise<void> =>
    uow.run(async (tx) => {
      const { rider, request } = await open(tx, code, ports);
      if (request.confirmedAt !== null) return;
      const name = spaced(typed);
      assertGuardian(rider, { name, email: request.email });
      const at = ports.clock.now();
      const login = await tx.accounts.byEmail(request.email);
      const owner = login?.type === 'rider' ? await tx.riders.lock(login.subjectId) : undefined;
      if (owner && isMinor(owner.bornOn, dateIn(at, program.timeZone), program))
        throw new GuardianNotValid({ field: 'email' });
      await tx.guardians.put({ ...request, confirmedAt: at });
      await giveConsent(tx, rider, { by: name, at });
      await recordAct(tx, { ids: ports.ids, at, actor: null }, 'confirm-guardian', ['rider', rider.id], {
        codeId: request.codeId,
      });
    });

/** Saves a rider's consent and queues their results; in the caller's transaction, under the rider's lock. */
export const giveConsent = async (
  tx: Pick<Stores, 'riders' | 'rejudging'>,
  rider: Rider,
  consent: NonNullable<Rider['consent']> & { readonly at: Instant },
): Promise<void> => {
  if (rider.consent !== null) return;
  await tx.riders.save({ ...rider, consent, version: rider.version + 1 });
  await tx.rejudging.askForRiders([rider.id], consent.at);
};
