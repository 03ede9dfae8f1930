import { addDays, dateIn } from '@rrr/core/shared';
import { aBike, aClass, anAccount, anEvent, anId, aRider } from '@rrr/core/testing';
import { sessionTokens } from '@rrr/http';
import { type Database, seedInto } from '@rrr/persistence';
import { putWorld } from '../adapters/persistence/testing/put-world.js';
import { KEY } from './crash-process.js';
import { counted } from './crash-scenes.js';

const NOW = new Date().toISOString();
const TODAY = dateIn(NOW, 'America/Los_Angeles');
const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000);
const promoterId = anId('pr0m0ter', 7);
const EVENTS = [1, 2, 3, 4, 5, 6];
const PLACES = [1, 2, 3, 4];
/** minor units of each place */
const PRIZE = 10_000;
/** `checks.byAdminTotal` of a new program */
const TOTAL = 100_000;

type Role = 'admin' | 'second' | 'third' | 'promoter';
const accountOf = (round: number, role: Role): string =>
  anId('acc', 10 + round * 4 + ['admin', 'second', 'third', 'promoter'].indexOf(role));
const eventOf = (round: number, nth: number): string => anId('event', round * 10 + nth);
const classOf = (round: number, nth: number): string => anId('c0ass', round * 10 + nth);
const riderOf = (round: number, nth: number): string => anId('rder', round * 100 + nth);
const nameOf = (round: number, nth: number): string => {
  const letters = String(round * 100 + nth).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return `Casey M${letters}`;
};

/** Six events that pay, 24 riders with verified motorcycles, three administrators and a promoter, who are signed in. */
const put = async (db: Database, round: number): Promise<void> => {
  const accounts = (['admin', 'second', 'third', 'promoter'] as const).map((role) => {
    const id = accountOf(round, role);
    return anAccount({
      id,
      email: `${id}@example.com`,
      displayName: `${role} ${round}`,
      ...(role === 'promoter'
        ? { type: 'promoter' as const, subjectId: promoterId }
        : { subjectId: anId('adm1n', 10 + round * 4 + id.length) }),
    });
  });
  const numbers = EVENTS.flatMap((event) => PLACES.map((place) => (event - 1) * PLACES.length + place));
  await putWorld(db, {
    ...(round === 0 ? { promoters: [{ id: promoterId, name: 'Ridge Racing', email: 'ridge@example.com' }] } : {}),
    accounts,
    riders: numbers.map((nth) =>
      aRider({
        id: riderOf(round, nth),
        fullName: nameOf(round, nth),
        bikes: [
          aBike({
            id: anId('b', round * 100 + nth),
            vin: `VBKMXA10XSM${String(round * 100 + nth).padStart(6, '0')}`,
            verifiedAt: '2024-02-01T00:00:00.000Z',
          }),
        ],
      }),
    ),
    events: EVENTS.map((nth) => {
      const day = addDays(TODAY, -2 * nth);
      return anEvent({ id: eventOf(round, nth), title: `Cup ${round} ${nth}`, promoterId, startsOn: day, endsOn: day });
    }),
    classes: EVENTS.map((nth) =>
      aClass({
        id: classOf(round, nth),
        eventId: eventOf(round, nth),
        name: `Class ${nth}`,
        places: PLACES.map((place) => ({ place, amount: PRIZE })),
      }),
    ),
  });
  await seedInto(db, {
    sessions: accounts.map((account) => ({
      id: account.id,
      account_id: account.id,
      created_at: NOW,
      expires_at: TOMORROW.toISOString(),
      last_seen_at: TOMORROW.toISOString(),
    })),
  });
};

/** Waits until every server reads what was written anywhere. */
type CaughtUp = () => Promise<void>;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
let keys = 0;

/** What came of a round; whoever reads it knows what must be. */
export interface Round {
  /** statuses of the entries, all at once over all servers */
  readonly entered: readonly number[];
  /** what one administrator's entries paid 24 accomplices: minor units */
  readonly alone: number;
  /** what was held of the first event with held awards, and what two administrators' releases at once paid of it */
  readonly held: number;
  readonly released: number;
  /** how often an award says `released`, of both answers */
  readonly saidReleased: number;
  readonly waiting: number;
  /** statuses of two decisions at once about a promoter's proposal, and what the place pays then */
  readonly decided: readonly number[];
  readonly place: number;
  readonly proposed: number;
  readonly decisions: number;
}

/**
 * One round on several servers at once: an administrator enters accomplices at six events, two others release what is
 * held, and both decide about a promoter's purse.
 */
const raceAlone = async (urls: readonly string[], db: Database, round: number, caughtUp: CaughtUp): Promise<Round> => {
  await put(db, round);
  await caughtUp();
  const ask = async (role: Role, server: number, method: string, path: string, body?: object): Promise<Answer> => {
    const cookie = `session=${await sessionTokens(KEY).sign(accountOf(round, role), TOMORROW)}`;
    const key = `alone-${process.pid}-${(keys += 1)}`;
    // as people do who are told to come again
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${urls[server % urls.length]}${path}`, {
        method,
        headers: { cookie, 'idempotency-key': key, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      const read = { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
      const isToComeAgain = answer.status === 503 || (answer.status === 409 && read.body['code'] === 'CONFLICT');
      if (!isToComeAgain || tries > 40) return read;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const paidIn = (nth: number) =>
    counted(db, 'SELECT SUM(initial_value) AS figure FROM awards WHERE event_id = ?', [eventOf(round, nth)]);
  const paid = async () => {
    await caughtUp();
    return (await Promise.all(EVENTS.map(paidIn))).reduce((sum, value) => sum + value, 0);
  };
  const entered = await Promise.all(
    EVENTS.map((nth, at) =>
      ask('admin', at, 'PUT', `/api/event/${eventOf(round, nth)}/results`, {
        classId: classOf(round, nth),
        entrants: 12,
        results: PLACES.map((place) => ({
          place,
          resultType: 'finished',
          riderName: nameOf(round, at * PLACES.length + place),
          number: null,
          hometown: 'Moab',
          state: 'UT',
          bike: null,
          email: null,
          amaNumber: null,
          riderId: riderOf(round, at * PLACES.length + place),
        })),
      }),
    ),
  );
  const alone = await paid();

  type Held = { readonly awards: readonly { readonly _id: string; readonly amount: { readonly amount: number } }[] };
  const heldOf = async (nth: number) =>
    (
      (await ask('second', 0, 'GET', `/api/admin/awards-held?eventId=${eventOf(round, nth)}&limit=100`))
        .body as unknown as Held
    ).awards;
  let first = EVENTS[0] ?? 1;
  let waiting = await heldOf(first);
  while (waiting.length === 0 && first < EVENTS.length) waiting = await heldOf((first += 1));
  const before = await paidIn(first);
  const release = {
    decision: 'release',
    resultIds: waiting.map((item) => item._id),
    reason: 'Compared with the results',
  };
  const releases = await Promise.all(
    (['second', 'third'] as const).map((role, at) => ask(role, at, 'PUT', '/api/admin/awards-held', release)),
  );
  await caughtUp();
  type Outcomes = { readonly outcomes?: readonly { readonly outcome: string }[] };
  const saidReleased = releases
    .flatMap((answer) => (answer.body as Outcomes).outcomes ?? [])
    .filter((item) => item.outcome === 'released').length;

  // an event without results, of which the promoter raises the first place
  const raised = eventOf(round, 9);
  await putWorld(db, {
    events: [
      anEvent({
        id: raised,
        title: `Cup ${round} 9`,
        promoterId,
        startsOn: addDays(TODAY, 9),
        endsOn: addDays(TODAY, 9),
      }),
    ],
    classes: [
      aClass({ id: classOf(round, 9), eventId: raised, name: 'Class 9', places: [{ place: 1, amount: PRIZE }] }),
    ],
  });
  await caughtUp();
  type Read = {
    readonly event: {
      readonly version: number;
      readonly proposal: { readonly _id: string } | null;
      readonly classes: readonly {
        readonly payoutPlaces: readonly { readonly amount: { readonly amount: number } }[];
      }[];
    };
  };
  const read = async (role: Role) =>
    ((await ask(role, 0, 'GET', `/api/event/${raised}`)).body as unknown as Read).event;
  const proposed = 2 * PRIZE;
  await ask('promoter', 1, 'PUT', `/api/event/${raised}/classes`, {
    version: (await read('promoter')).version,
    classes: [
      {
        _id: classOf(round, 9),
        name: 'Class 9',
        payoutType: 'dealerCredit',
        payoutPlaces: [{ place: 1, amount: { amount: proposed, currency: 'USD' } }],
      },
    ],
  });
  await caughtUp();
  const { version, proposal } = await read('second');
  const decided = await Promise.all(
    (['second', 'third'] as const).map((role, at) =>
      ask(role, at, 'PUT', `/api/admin/approval/${proposal?._id}`, {
        version: 1,
        eventVersion: version,
        approve: at === round % 2,
        answer: at === round % 2 ? null : 'Too much',
      }),
    ),
  );
  await caughtUp();
  return {
    entered: entered.map((answer) => answer.status),
    alone,
    held: waiting.reduce((sum, item) => sum + item.amount.amount, 0),
    released: (await paidIn(first)) - before,
    saidReleased,
    waiting: waiting.length,
    decided: decided.map((answer) => answer.status).toSorted((a, b) => a - b),
    place: (await read('second')).classes[0]?.payoutPlaces[0]?.amount.amount ?? 0,
    proposed: decided[round % 2]?.status === 200 ? proposed : PRIZE,
    decisions: await counted(
      db,
      "SELECT COUNT(*) AS figure FROM audit_log WHERE object_id = ? AND action IN ('approve-request', 'refuse-request')",
      [proposal?._id ?? ''],
    ),
  };
};

/** Plays rounds, and says what must not be: nothing if all held. */
export const playAlone = async (
  urls: readonly string[],
  db: Database,
  rounds: number,
  caughtUp: CaughtUp = () => Promise.resolve(),
) => {
  const wrong: object[] = [];
  let [most, least] = [0, TOTAL];
  for (let round = 0; round < rounds; round += 1) {
    const scene = await raceAlone(urls, db, round, caughtUp);
    [most, least] = [Math.max(most, scene.alone), Math.min(least, scene.alone)];
    const holds =
      scene.entered.every((status) => status === 200) &&
      scene.alone > 0 &&
      scene.alone <= TOTAL &&
      scene.held > 0 &&
      scene.released === scene.held &&
      scene.saidReleased === scene.waiting &&
      scene.decided[0] === 200 &&
      scene.decided[1] === 409 &&
      scene.place === scene.proposed &&
      scene.decisions === 1;
    if (!holds) wrong.push({ round, ...scene });
  }
  return { wrong, most, least };
};
