import type { Actor } from '../access/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { bonusCurrency } from '../series/index.js';
import { type Currency, dateIn, type LocalDate, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { isPayable, planBonuses, type PlannedBonus } from './plan-bonuses.js';
import type { StandingsOf } from './ports.js';
import { type AskedStandings, readStandings, type StandingsShown } from './read-standings.js';
import { NoBonusToGive, StandingsNoBonus, StandingsOpen } from './refusals.js';

export interface AskedBonuses extends AskedStandings {
  readonly actor: Actor;
}

/** What the standings of a class would give now. */
export interface BonusPreview {
  readonly shown: StandingsShown;
  readonly currency: Currency;
  /** last day of the bonuses; null: the series has none */
  readonly expiresOn: LocalDate | null;
  readonly bonuses: readonly PlannedBonus[];
  /** of those that can be given, minor units */
  readonly total: number;
  /** rounds of the season that lie ahead, also without classes yet, or have no results of the class */
  readonly openRounds: number;
  readonly outcome: string;
}

type Reads = 'standings' | 'seriesFacts' | 'riderFacts';
export type StandingsNeeds = Reads | 'wallets' | 'outbox' | 'audit' | 'adjustments' | 'requests';
export type StandingsPorts = PortsOf<StandingsNeeds | 'idempotency', 'clock' | 'ids' | 'digest' | 'program'>;
export type Within = Omit<StandingsPorts, 'uow'>;

/** What the standings of a class would give now. @throws NotFound */
export const preview = async (tx: Pick<Stores, Reads>, cmd: AskedBonuses, ports: Within): Promise<BonusPreview> => {
  const { actor, seriesId } = cmd;
  const series = actor.type === 'admin' ? await tx.seriesFacts.byId(seriesId) : undefined;
  if (!series) throw new NotFound('series');
  const today = dateIn(ports.clock.now(), ports.program.timeZone);
  const shown = await readStandings(tx.standings, cmd, today);
  const { standings, rounds, rules } = shown;
  const { season, classKey } = shown;
  const of = season === null || classKey === null ? null : { seriesId, season, classKey };
  const paid = of ? await tx.standings.paid(of) : [];
  const first = standings.slice(0, rules.amounts.length).at(-1)?.rank ?? 0;
  const riderIds = standings.flatMap((standing) =>
    standing.riderId !== null && standing.rank <= first ? [standing.riderId] : [],
  );
  const riders = new Map((await tx.riderFacts.byIds(riderIds)).map((rider) => [rider.id, rider]));
  const { program } = ports;
  const bonuses = planBonuses(standings, { rounds, amounts: rules.amounts, riders, paid, program, today });
  const currency = bonusCurrency(series);
  const expiresOn = series.expirationDate;
  const payable = bonuses.filter(isPayable);
  const open = rounds.filter((round) => !round.hasResults || (round.on !== null && round.on > today));
  const unclear = season === null ? 0 : await tx.standings.withoutClasses(seriesId, season, today);
  return {
    shown,
    currency,
    expiresOn,
    bonuses,
    total: payable.reduce((sum, item) => sum + item.amount, 0),
    openRounds: open.length + unclear,
    outcome: ports.digest(
      JSON.stringify([
        currency,
        expiresOn,
        ...payable.map((item) => [item.position, item.rank, item.riderId, item.amount]),
      ]),
    ),
  };
};

export interface LockedPlan {
  readonly standingsId: string;
  readonly series: string;
  readonly cmd: StandingsOf;
  readonly className: string;
  readonly preview: BonusPreview;
  readonly expiresOn: LocalDate;
  readonly payable: readonly (PlannedBonus & { readonly riderId: string })[];
}

/** What can be given now, with the standings locked. */
export const lockedPlan = async (
  tx: Pick<Stores, StandingsNeeds>,
  cmd: StandingsOf & { readonly actor: Actor; readonly outcome: string },
  ports: Within,
): Promise<LockedPlan> => {
  const { seriesId, season, classKey } = cmd;
  const first = await preview(tx, cmd, ports);
  // of another class nothing is given, whatever the preview shows
  if (first.shown.season !== season || first.shown.classKey !== classKey || first.shown.className === null)
    throw new NotFound('class');
  const { className } = first.shown;
  const standingsId = await tx.standings.lock({ seriesId, season, classKey }, className, ports.ids.next());
  // read again under the lock, because another administrator may have given them
  const now = await preview(tx, cmd, ports);
  const today = dateIn(ports.clock.now(), ports.program.timeZone);
  const { expiresOn, openRounds, bonuses, outcome } = now;
  if (now.shown.rules.amounts.length === 0) throw new StandingsNoBonus({ why: 'places' });
  if (expiresOn === null || expiresOn < today) throw new StandingsNoBonus({ why: 'until' });
  if (openRounds > 0) throw new StandingsOpen({ count: openRounds });
  if (outcome !== cmd.outcome) throw new PreviewOutdated();
  const payable = bonuses.filter(isPayable);
  if (payable.length === 0) throw new NoBonusToGive();
  const series = (await tx.seriesFacts.byId(seriesId))?.name ?? '';
  return { standingsId, series, cmd, className, preview: now, expiresOn, payable };
};
