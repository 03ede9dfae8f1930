import { recordAct } from '../audit/index.js';
import {
  acceptPassword,
  type Account,
  issueCode,
  type IssuePorts,
  type Locale,
  type Passwords,
  tellAccountExists,
} from '../identity/index.js';
import type { Program } from '../program/index.js';
import type { Pins } from '../redemption/index.js';
import { dateIn, fullNameOf, type Instant, type LocalDate, type Stores, type UnitOfWork } from '../shared/index.js';
import {
  type BikeFields,
  asksForYear,
  checkVin,
  doubtOne,
  doubtRun,
  judgeVin,
  type JudgePorts,
  type KeptBike,
  sourceOf,
  type VinFrom,
  vinOf,
} from '../vin/index.js';
import { isMinor } from './consent.js';
import { askByMail, assertGuardian } from './guardian.js';
import { acceptPin } from './pin.js';
import { ConsentNeeded, ProfileNotValid } from './refusals.js';
import type { Rider, RiderProfile } from './rider.js';
import { newProfile } from './normalize-profile.js';

export interface EnrolRider {
  readonly email: string;
  readonly password: string;
  /** 4 digits */
  readonly pin: string;
  readonly locale: Locale;
  readonly profile: RiderProfile;
  /**
   * parent or guardian who is asked to consent; required for minors. `email` null: the rider gives it later, and nobody
   * is asked until then
   */
  readonly guardian: { readonly name: string; readonly email: string | null } | null;
  readonly bike: BikeFields;
  /** where the request comes from; left out: not known */
  readonly from?: VinFrom;
}

/** The response; the same for known and unknown e-mails. */
export interface Enrolled {
  /**
   * `vin-taken`: another active rider has the VIN, which is reported to admins; the rider is enrolled without the bike
   */
  readonly bike: 'kept' | 'vin-taken';
  /** false: the VIN's check digit is wrong, so an admin must verify the bike */
  readonly checkDigitFits: boolean;
}

type Needs =
  | 'riders'
  | 'riderPins'
  | 'accounts'
  | 'guardians'
  | 'loginGuards'
  | 'codes'
  | 'bikes'
  | 'vinPatterns'
  | 'vinArrivals'
  | 'soldVins'
  | 'rateLimits'
  | 'rejudging'
  | 'rematching'
  | 'outbox'
  | 'audit';
type Tx = Pick<Stores, Needs>;
interface Ports extends IssuePorts, JudgePorts {
  readonly uow: UnitOfWork<Needs>;
  readonly passwords: Passwords;
  readonly pins: Pins;
}

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

/** Normalizes an e-mail. @throws ProfileNotValid */
const emailOf = (typed: string): string => {
  const email = typed.trim().toLowerCase();
  if (!EMAIL.test(email) || email.length > 254) throw new ProfileNotValid({ field: 'email' });
  return email;
};

/**
 * Public enrolment of a rider with a first bike (requirements §1, §5). If the e-mail already has an account, the
 * response is the same and that address gets an email about it instead of a code, so the response does not reveal who
 * is enrolled.
 * @throws ProfileNotValid PasswordNotValid PinNotValid VinNotValid VinYearMismatch ConsentNeeded
 * GuardianNotValid
 */
export const enrolRider =
  (ports: Ports) =>
  async (cmd: EnrolRider): Promise<Enrolled> => {
    const at = ports.clock.now();
    const today = dateIn(at, ports.program.timeZone);
    const email = emailOf(cmd.email);
    const profile = newProfile(cmd.profile, today);
    acceptPassword(cmd.password);
    acceptPin(cmd.pin, profile.bornOn);
    const bike = {
      ...cmd.bike,
      vin: vinOf(cmd.bike.vin, cmd.bike.year, asksForYear(profile.country, null, ports.program)),
    };
    const guardian = guardianFor(cmd, { ...profile, email }, today, ports.program);
    // hashing is slow by design; done for known e-mails too, and outside any lock
    const passwordHash = await ports.passwords.hash(cmd.password);
    return ports.uow.run(async (tx) => {
      // serializes enrolments of one e-mail, so the second finds the first
      await tx.loginGuards.lock(email);
      const known = await tx.accounts.byEmail(email);
      const holder = await tx.bikes.holderOf(bike.vin);
      if (known) await tellAccountExists(tx, known, ports);
      else {
        const rider: Rider = {
          ...profile,
          id: ports.ids.next(),
          email,
          professional: false,
          taxStatus: null,
          tax: null,
          factory: false,
          deactivated: false,
          consent: null,
          enrolledAt: at,
          version: 1,
        };
        const from = cmd.from ?? { network: null, device: null };
        await enrol(
          tx,
          { rider, passwordHash, pin: cmd.pin, locale: cmd.locale, bike, from, guardian, holder },
          at,
          ports,
        );
      }
      return { bike: holder ? 'vin-taken' : 'kept', checkDigitFits: checkVin(bike.vin, bike.year).checkDigitFits };
    });
  };

/** The guardian of a minor; null for an adult. @throws ConsentNeeded GuardianNotValid */
const guardianFor = (
  { guardian }: EnrolRider,
  child: Pick<Rider, 'firstName' | 'lastName' | 'email'> & { readonly bornOn: LocalDate },
  today: LocalDate,
  program: Program,
): EnrolRider['guardian'] => {
  if (!isMinor(child.bornOn, today, program)) return null;
  if (!guardian || guardian.name.trim() === '') throw new ConsentNeeded({ adultAge: program.adultAge });
  assertGuardian(child, guardian);
  return guardian;
};

interface Newcomer extends Pick<EnrolRider, 'pin' | 'locale' | 'bike' | 'guardian'> {
  readonly from: VinFrom;
  readonly rider: Rider;
  readonly passwordHash: string;
  readonly holder: KeptBike | undefined;
}

const enrol = async (
  tx: Tx,
  { rider, passwordHash, pin, locale, bike, from, guardian, holder }: Newcomer,
  at: Instant,
  ports: Ports,
): Promise<void> => {
  const { ids, pins } = ports;
  await tx.riders.insert(rider, sourceOf(null, from, ports).network);
  await tx.riderPins.save(rider.id, { seal: pins.seal(rider.id, pin), failures: 0, lockedUntil: null });
  const account: Account = {
    id: ids.next(),
    email: rider.email,
    passwordHash,
    type: 'rider',
    subjectId: rider.id,
    emailVerified: false,
    deactivated: false,
    locale,
    displayName: fullNameOf(rider),
  };
  await tx.accounts.insert(account);
  const { year, make, model, vin } = bike;
  if (holder)
    await tx.bikes.dispute({
      id: ids.next(),
      vin,
      heldBy: holder.riderId,
      claimedBy: rider.id,
      claimed: { bikeId: null, year, make, model },
      at,
    });
  else {
    const id = ids.next();
    const { standing, run } = await judgeVin(
      tx,
      { id, riderId: rider.id, model, year, vin },
      { actor: null, from, at },
      ports,
    );
    const kept = {
      id,
      year,
      make,
      model,
      vin,
      holdsVin: true,
      retiredAt: null,
      createdAt: at,
      version: 1,
      ...standing,
    };
    await tx.bikes.insert(rider.id, kept);
    if (kept.doubt === 'run') await doubtRun(tx, [{ ...kept, riderId: rider.id }], run, { actor: null, at }, ports);
    else if (kept.doubt) await doubtOne(tx, { ...kept, riderId: rider.id }, kept.doubt, at, ids);
  }
  if (guardian?.email) await askByMail(tx, rider, { name: guardian.name, email: guardian.email, locale }, ports);
  await issueCode(tx, { purpose: 'verify-email', email: rider.email, account }, ports);
  await tx.rematching.ask([rider.id], at);
  await recordAct(tx, { ids, at, actor: null }, 'enrol', ['rider', rider.id], {
    guardianNeeded: guardian !== null,
    bike: holder ? 'vin-taken' : 'kept',
  });
};
