import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Award, awardsTold, howAdjusted, issue, post } from '../ledger/index.js';
import { type Currency, dateIn, type Ids, type LocalDate, NotFound, type Stores } from '../shared/index.js';
import {
  type AskedBonuses,
  type BonusPreview,
  lockedPlan,
  type LockedPlan,
  preview,
  type StandingsNeeds,
  type StandingsPorts,
  type Within,
} from './bonus-preview.js';
import type { StandingsOf } from './ports.js';

/** The bonuses of a class that an administrator asks to give. */
export interface StandingsChange {
  readonly seriesId: string;
  readonly series: string;
  readonly season: number;
  readonly classKey: string;
  readonly className: string;
  readonly currency: Currency;
  readonly expiresOn: LocalDate;
  readonly places: readonly {
    readonly rank: number;
    readonly riderId: string;
    readonly name: string;
    readonly amount: number;
  }[];
  /** fingerprint of the preview that it was asked for */
  readonly outcome: string;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    standings: StandingsChange;
  }
}

export interface GiveStandingsBonuses extends StandingsOf {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  /** fingerprint of the preview that was looked at */
  readonly outcome: string;
}

/** How many bonuses were given; or the request that waits for another administrator. */
export type BonusesGiven =
  | { readonly given: number; readonly total: number; readonly currency: Currency; readonly requestId: null }
  | { readonly given: 0; readonly total: number; readonly currency: Currency; readonly requestId: string };

/** Who would get what, who is refused and why. Admins only. @throws NotFound */
export const previewStandingsBonuses =
  ({ uow, ...ports }: StandingsPorts) =>
  (cmd: AskedBonuses): Promise<BonusPreview> =>
    uow.run((tx) => preview(tx, cmd, ports));

/**
 * Gives the bonuses of the first places of a class, all of them or none, and each place once (domain.md §4). What is
 * above the adjustments that one administrator makes alone in a day waits for another one (domain.md §13). Places that
 * are refused now can be given later.
 * @throws NotFound StandingsNoBonus StandingsOpen NoBonusToGive PreviewOutdated KeyUsedForAnother
 */
export const giveStandingsBonuses =
  ({ uow, ...ports }: StandingsPorts) =>
  (cmd: GiveStandingsBonuses): Promise<BonusesGiven> =>
    uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => giveOrAsk(tx, cmd, ports)));

/**
 * An administrator decides about bonuses that another asked to give. They are given in the name of whoever asked, if
 * the preview is still the one that was asked for.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit StandingsNoBonus StandingsOpen NoBonusToGive PreviewOutdated
 */
export const decideStandings =
  ({ uow, ...ports }: StandingsPorts) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'standings'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'standings', cmd, ports);
      if (!cmd.approve) return request;
      const { change, askedBy, askedByName, askedFor } = request;
      const actor = {
        accountId: askedBy,
        type: 'admin',
        subjectId: askedFor,
        proxyHostId: null,
        name: askedByName,
      } as const;
      const { seriesId, season, classKey, outcome } = change;
      const asked = await lockedPlan(tx, { actor, seriesId, season, classKey, outcome }, ports);
      await give(tx, actor, asked, ports);
      return request;
    });

const giveOrAsk = async (
  tx: Pick<Stores, StandingsNeeds>,
  cmd: GiveStandingsBonuses,
  ports: Within,
): Promise<BonusesGiven> => {
  const plan = await lockedPlan(tx, cmd, ports);
  const { standingsId, series, className, preview: now, payable } = plan;
  const { total, currency } = now;
  const worth = { amount: total, currency };
  const how = await howAdjusted(tx, cmd.actor, worth, dateIn(ports.clock.now(), ports.program.timeZone), ports.program);
  if (how !== 'waits') {
    await give(tx, cmd.actor, plan, ports);
    const what = { actor: cmd.actor, act: 'standings' as const, objectType: 'series', objectId: cmd.seriesId };
    if (how === 'recorded') await recordDoneAlone(tx, { ...what, ...worth }, ports);
    return { given: payable.length, total, currency, requestId: null };
  }
  const change = {
    seriesId: cmd.seriesId,
    series,
    season: cmd.season,
    classKey: cmd.classKey,
    className,
    currency,
    expiresOn: plan.expiresOn,
    places: payable.map(({ rank, riderId, name, amount }) => ({ rank, riderId, name, amount })),
    outcome: now.outcome,
  };
  const request = await askApproval(
    tx,
    { actor: cmd.actor, kind: 'standings', objectId: standingsId, objectName: labelOf(plan), change, reason: null },
    ports,
  );
  return { given: 0, total, currency, requestId: request.id };
};

const labelOf = ({ series, cmd, className }: Pick<LockedPlan, 'series' | 'cmd' | 'className'>): string =>
  `${series} ${cmd.season} · ${className}`;

/** One posting for each rider, in one transaction; the wallets are locked in one order. */
const give = async (
  tx: Pick<Stores, StandingsNeeds>,
  actor: Actor,
  plan: LockedPlan,
  { clock, ids, digest }: Within,
): Promise<void> => {
  const { standingsId, cmd, payable, expiresOn, preview: now } = plan;
  const { seriesId } = cmd;
  const { currency } = now;
  const at = clock.now();
  const keys = payable.map(({ riderId }) => ({ riderId, currency, book: 'credit' as const }));
  const wallets = new Map((await tx.wallets.lock(keys)).map((wallet) => [wallet.riderId, wallet]));
  const given = payable.map((item) => {
    const wallet = wallets.get(item.riderId);
    if (!wallet) throw new NotFound('wallet');
    const award: Parameters<typeof issue>[0] = {
      id: ids.next(),
      riderId: item.riderId,
      currency,
      type: 'bonus',
      initial: item.amount,
      awardedAt: at,
      expiresOn,
      source: null,
      seriesId,
      standingsId,
      label: `${labelOf(plan)} · P${item.rank}`,
    };
    return {
      it: item,
      award,
      posting: post(wallet, [issue(award)], { at, ...by(actor), reference: standingsId }, { ids, digest }),
    };
  });
  const postings = given.map(({ posting }) => posting);
  await tx.wallets.post(postings);
  await tx.standings.give(
    standingsId,
    given.map(({ it: value, award }) => ({ position: value.position, awardId: award.id, amount: value.amount, at })),
  );
  await tx.outbox.announce(awardsTold(postings, { at, promoterId: null, ids }));
  await tx.outbox.append(
    given.map(({ it: value, award }) => ({
      id: ids.next(),
      kind: 'bonus-issued' as const,
      at,
      recipient: { type: 'rider' as const, id: value.riderId },
      facts: { series: award.label, amount: value.amount, currency, expiresOn },
    })),
  );
  for (const { it: item, award } of given)
    await tx.audit.append(toldOf(award, item.rank, { actor, seriesId, at, ids }));
};

const toldOf = (
  {
    id,
    riderId,
    initial,
    currency,
    expiresOn,
    label,
  }: Pick<Award, 'id' | 'riderId' | 'initial' | 'currency' | 'expiresOn' | 'label'>,
  rank: number,
  { actor, seriesId, at, ids }: { actor: Actor; seriesId: string; at: string; ids: Ids },
) => ({
  id: ids.next(),
  at,
  ...by(actor),
  action: 'give-standings-bonus' as const,
  objectType: 'award',
  objectId: id,
  detail: { riderId, seriesId, amount: initial, currency, expiresOn, rank, label },
});
