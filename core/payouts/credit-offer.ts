import type { Actor } from '../access/index.js';
import { areUnverified } from '../identity/index.js';
import {
  type Award,
  bonusOn,
  type Choosable,
  type Choosing,
  CreditNotOffered,
  isChoosable,
  type Offer,
  offerOf,
} from '../ledger/index.js';
import { type Program, rulesOn } from '../program/index.js';
import { RiderDeactivated, RiderNotVerified } from '../redemption/index.js';
import {
  addMonths,
  type Clock,
  type Currency,
  dateIn,
  type Digest,
  type LocalDate,
  NotFound,
  type Stores,
} from '../shared/index.js';
import { cashOf } from './lock-claims.js';

/** What a rider may take as dealer credit in place of cash, all amounts in minor units of `currency`. */
export interface CreditOffer {
  readonly currency: Currency;
  /** the cash that would become credit, and the program's bonus on it */
  readonly amount: number;
  readonly bonus: number;
  /** the bonus in hundredths of a percent */
  readonly basisPoints: number;
  /** the first last day of the credit */
  readonly expiresOn: LocalDate;
  /** cash that can be claimed, and not be taken as credit */
  readonly left: number;
  readonly awards: readonly Offer[];
  /** fingerprint of all that */
  readonly outcome: string;
}

export interface OfferPorts {
  readonly clock: Clock;
  readonly digest: Digest;
  readonly program: Program;
}

export type OfferNeeds = 'accounts' | 'payees' | 'eventAdmin' | 'payoutClaims' | 'wallets' | 'checks';
type Tx = Pick<Stores, OfferNeeds>;

export interface Offered {
  readonly offer: CreditOffer;
  /** by cash award, in the order of the offer */
  readonly choices: readonly { readonly choosable: Choosable; readonly choosing: Choosing }[];
}

/** Who may choose: the rider, active and with a verified e-mail. No documents: credit is no payment (ADR 16). */
export const assertCanChoose = async (tx: Tx, actor: Actor, { program }: OfferPorts): Promise<void> => {
  if (actor.type !== 'rider') throw new NotFound('rider');
  if (program.cashAsCredit === null) throw new CreditNotOffered();
  const [payee] = await tx.payees.byIds([actor.subjectId]);
  if (!payee) throw new NotFound('rider');
  if (payee.deactivated) throw new RiderDeactivated();
  if (areUnverified(await tx.accounts.allOf('rider', actor.subjectId))) throw new RiderNotVerified();
};

interface OpenCash {
  readonly open: readonly Award[];
  readonly choosable: readonly Choosable[];
}

/** Cash of the rider that no claim holds, and which of it can be taken as credit; reads what the caller has locked. */
export const openCash = async (tx: Tx, riderId: string, currency: Currency): Promise<OpenCash> => {
  const awards = await tx.wallets.awardsWithValue([cashOf({ riderId, currency })]);
  const claimed = new Set(await tx.payoutClaims.claimed(awards.map((award) => award.id)));
  const open = awards.filter((award) => !claimed.has(award.id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const chosen = await tx.wallets.choicesOf(open.flatMap((award) => (award.chosen ? [award.id] : [])));
  const classIds = [...new Set(open.flatMap(({ source }) => (source ? [source.classId] : [])))].toSorted();
  const given = await tx.wallets.awardsInClasses(riderId, classIds);
  const of = (cash: Award, type: 'credit' | 'bonus'): Award | null =>
    given.find((award) => award.type === type && award.source?.classId === cash.source?.classId) ?? null;
  const all = open.map((cash): Choosable => ({
    cash,
    earlier: chosen.get(cash.id) ?? [],
    credit: of(cash, 'credit'),
    bonus: of(cash, 'bonus'),
  }));
  return { open, choosable: all.filter(isChoosable) };
};

/** The events of awards, in the order in which they are locked. */
export const eventsOf = (awards: readonly Award[]): readonly string[] => [
  ...new Set(awards.flatMap(({ source }) => (source ? [source.eventId] : [])).toSorted()),
];

/**
 * What the entries of administrators would get without another person, if the bonus on them were given too, is at most
 * `checks.byAdminTotal` (ADR 26). `inTurn`: one after the other, to give it.
 * @throws CreditNotOffered
 */
const assertNotByAdmins = async (
  tx: Tx,
  choosable: readonly Choosable[],
  basisPoints: number,
  inTurn: boolean,
  { program: { checks } }: OfferPorts,
): Promise<void> => {
  const classIds = choosable.flatMap(({ cash }) => (cash.source ? [cash.source.classId] : []));
  const alone = await tx.checks.aloneIn([...new Set(classIds)].toSorted(), { days: checks.byAdminDays, inTurn });
  const bonus = choosable
    .filter(({ cash }) => alone.classIds.has(cash.source?.classId ?? ''))
    .reduce((sum, { cash }) => sum + bonusOn(cash.current, basisPoints), 0);
  if (bonus > 0 && alone.total + bonus > checks.byAdminTotal) throw new CreditNotOffered({ why: 'checks' });
};

/**
 * What the rider may take as credit now. `locked`: the caller holds the events of all open cash, and changes it.
 * @throws CreditNotOffered
 */
export const offered = async (
  tx: Tx,
  { riderId, currency, locked }: { readonly riderId: string; readonly currency: Currency; readonly locked: boolean },
  ports: OfferPorts,
): Promise<Offered> => {
  const { clock, digest, program } = ports;
  const basisPoints = Math.round((program.cashAsCredit?.bonusPercent ?? 0) * 100);
  const before = await openCash(tx, riderId, currency);
  await assertNotByAdmins(tx, before.choosable, basisPoints, locked, ports);
  if (locked) await tx.wallets.lock((['cash', 'credit'] as const).map((book) => ({ riderId, currency, book })));
  const { open, choosable } = locked ? await openCash(tx, riderId, currency) : before;
  const today = dateIn(clock.now(), program.timeZone);
  const choices = [];
  for (const item of choosable) {
    const found = await tx.eventAdmin.find(item.cash.source?.eventId ?? '');
    const lastDay = addMonths(today, rulesOn(program, found?.event.startsOn ?? null).creditMonths);
    choices.push({ choosable: item, choosing: { basisPoints, today, lastDay } });
  }
  const awards = choices.map((choice) => offerOf(choice.choosable, choice.choosing));
  const sum = (of: 'amount' | 'bonus') => awards.reduce((total, award) => total + award[of], 0);
  const [first] = awards.map((award) => award.expiresOn).toSorted();
  if (first === undefined) throw new CreditNotOffered();
  const told = {
    currency,
    amount: sum('amount'),
    bonus: sum('bonus'),
    basisPoints,
    expiresOn: first,
    left: open.reduce((total, award) => total + award.current, 0) - sum('amount'),
    awards,
  };
  return { offer: { ...told, outcome: digest(JSON.stringify([riderId, told])) }, choices };
};
