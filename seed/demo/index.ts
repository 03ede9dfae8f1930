import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserType } from '@rrr/core/access';
import {
  type CodeSeals,
  factorContext,
  type Passwords,
  type SecondFactor,
  type SecretBox,
  type Totp,
} from '@rrr/core/identity';
import type { Program } from '@rrr/core/program';
import type { Pins } from '@rrr/core/redemption';
import { addDays, type Clock, type Digest } from '@rrr/core/shared';
import { type Database, sqlUnitOfWork, makesOf, seedInto } from '@rrr/persistence';
import { cashNoticeRows } from './cash-notices.js';
import { contactRows } from './contact-rows.js';
import { DEMO_PIN } from './demo-rider.js';
import { moneyRows } from './money-rows.js';
import { refundRows } from './refunds.js';
import { peopleRows } from './people-rows.js';
import { ruleRows } from './rule-rows.js';
import { raceRows } from './race-rows.js';
import { vinRunRows } from './vin-run.js';
import { askForChanges } from './waiting-requests.js';
import { makeWorld, type World } from './world.js';

export interface DemoLogin {
  readonly type: UserType;
  readonly email: string;
  readonly password: string;
  /** the rider's, for the dealer's counter; null for everyone else */
  readonly pin: string | null;
}

export interface SeededDemo {
  readonly logins: readonly DemoLogin[];
  /** the event and the class that the sample files are results of */
  readonly sample: {
    readonly eventId: string;
    readonly classId: string;
    readonly className: string;
    /** paths below the data folder */
    readonly files: readonly string[];
  };
}

export interface SeedDemo {
  /** migrated and empty */
  readonly db: Database;
  readonly passwords: Passwords;
  readonly pins: Pins;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly program: Program;
  readonly seals: CodeSeals;
  /** of second factors: one administrator has one */
  readonly secrets: SecretBox;
  readonly totp: Totp;
  /** where the sample files go, under `demo/`; without it none are written */
  readonly dataDir?: string;
}

/** The password of every demo login; it is public. */
export const DEMO_PASSWORD = 'RedRider2026';
const LOGINS: readonly (readonly [UserType, string])[] = [
  ['rider', 'rider@example.com'],
  ['dealer', 'dealer@example.com'],
  ['promoter', 'promoter@example.com'],
  ['admin', 'admin@example.com'],
  // approves what the first asks for
  ['admin', 'admin2@example.com'],
];
export const DEMO_EMAILS: readonly string[] = LOGINS.map(([, email]) => email);

/**
 * Fills an empty database with invented people and two seasons of races, awards and redemptions, and writes sample
 * results for the event that waits for them. The same for the same day; all of it or nothing, but for the changes that
 * somebody asks for, which follow.
 */
export const seedDemo = async ({
  db,
  passwords,
  pins,
  digest,
  clock,
  program,
  seals,
  secrets,
  totp,
  dataDir,
}: SeedDemo): Promise<SeededDemo> => {
  const [world, passwordHash] = await Promise.all([
    makeWorld({ clock, program, digest, pins }),
    passwords.hash(DEMO_PASSWORD),
  ]);
  const [people, run] = [peopleRows(world, passwordHash), vinRunRows(world)];
  await seedInto(db, {
    ...people,
    ...run,
    bikes: [...(people.bikes ?? []), ...run.bikes],
    ...raceRows(world),
    ...ruleRows(world, program),
    ...moneyRows(world.books),
    payment_info_notices: cashNoticeRows(world.books.awards, program, world.today),
    dealer_refunds: refundRows(world.refunds),
    ...contactRows(clock.now(), program.contactMessageDays),
  });
  const uow = sqlUnitOfWork(db, { timeZone: program.timeZone, makes: makesOf(program) });
  await uow.run((tx) => tx.factors.put(lockedFactor(world, { secrets, totp })));
  await askForChanges(world, { uow, digest, program, seals });
  const { event, classId } = world.samples;
  return {
    logins: LOGINS.map(([type, email]) => ({
      type,
      email,
      password: DEMO_PASSWORD,
      pin: type === 'rider' ? DEMO_PIN : null,
    })),
    sample: {
      eventId: event.id,
      classId,
      className: event.classes.find((raceClass) => raceClass.id === classId)?.name ?? '',
      files: dataDir === undefined ? [] : await writeSamples(world, join(dataDir, 'demo')),
    },
  };
};

/** The second factor of the administrator who lost it; nobody has its secret. */
const lockedFactor = (
  { colleagues: { locked }, today }: World,
  { secrets, totp }: Pick<SeedDemo, 'secrets' | 'totp'>,
): SecondFactor => {
  const { accountId } = locked;
  const at = `${addDays(today, -40)}T16:00:00.000Z`;
  return {
    accountId,
    sealed: secrets.seal(totp.newSecret(), factorContext(accountId)),
    createdAt: at,
    confirmedAt: at,
    lastStep: 0,
    failures: 0,
    lockedUntil: null,
  };
};

const writeSamples = async ({ samples }: World, folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return Promise.all(
    samples.files.map(async ({ name, bytes }) => {
      await writeFile(join(folder, name), bytes);
      return join('demo', name);
    }),
  );
};
