import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuditRecord, LINKED, LOOKED_UP } from '@rrr/core/audit';
import { anId } from '@rrr/core/testing';
import fc from 'fast-check';
import { seedInto } from '../seed-into.js';
import { type Sql, sqlOn } from '../sql.js';
import { KINDS, newDatabase, type TestDatabase } from '../testing/databases.js';
import {
  ADMIN,
  CLAIM,
  DEALER,
  EVENT,
  MERGED,
  OTHER,
  PROMOTER,
  RIDER,
  SERIES,
  trailScene,
} from '../testing/trail-scene.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { fillLinks } from './fill-links.js';

type Act = Pick<AuditRecord, 'action' | 'objectType' | 'objectId' | 'detail'>;

const of = (objectType: string, objectId: string, detail: Act['detail'] = {}, action = 'edit-rider'): Act => ({
  action,
  objectType,
  objectId,
  detail,
});
const [ofRider, ofEvent, ofPromoter] = [`rider ${RIDER}`, `event ${EVENT}`, `promoter ${PROMOTER}`];

/** What is done to each kind of record, and whose history it belongs to. */
const ACTS: readonly (readonly [what: string, act: Act, touched: readonly string[]])[] = [
  ['a document', of('document', anId('d0c', 1)), [ofRider]],
  ['a motorcycle', of('bike', anId('bk', 1)), [ofRider]],
  [
    'several motorcycles',
    of('bike', anId('bk', 1), { bikes: [anId('bk', 1), anId('bk', 2)] }),
    [ofRider, `rider ${OTHER}`],
  ],
  ['a note that is gone', of('note', anId('g0ne', 1), { riderId: RIDER }), [ofRider]],
  ['a reported result', of('claim', anId('rc', 1)), [ofEvent, ofPromoter, ofRider]],
  ['an award', of('award', anId('awd', 1)), [ofEvent, ofPromoter, ofRider]],
  ['a result', of('result', anId('res', 1)), [ofEvent, ofPromoter, ofRider]],
  ['a result that is gone', of('result', anId('g0ne', 1), { eventId: EVENT }), [ofEvent, ofPromoter]],
  ['a class', of('class', anId('c0', 1)), [ofEvent, ofPromoter]],
  ['an event', of('event', EVENT, { seriesId: SERIES }), [ofEvent, ofPromoter, `series ${SERIES}`]],
  ['a redemption', of('redemption', anId('rdm', 1)), [`dealer ${DEALER}`, ofRider]],
  ['a payout claim', of('payout-claim', CLAIM), [`payout-claim ${CLAIM}`, ofRider]],
  ['a run of cheques', of('cheque', '7', { from: 7, to: 9 }, 'run-cheques'), [`payout-claim ${CLAIM}`, ofRider]],
  ['a VIN dispute', of('vin-dispute', anId('disp', 1)), [ofRider, `rider ${OTHER}`]],
  ['a login', of('account', anId('acc', 1)), [ofRider]],
  ['an e-mail to a login', of('mail', anId('mai', 2)), [ofRider]],
  ['a request about an event', of('request', anId('req', 1), { kind: 'purse', about: EVENT }), [ofEvent, ofPromoter]],
  ['a request about an administrator', of('request', anId('req', 1), { about: ADMIN }), [`admin ${ADMIN}`]],
  ['two riders', of('rider', RIDER, { deletedId: MERGED }), [ofRider, `rider ${MERGED}`]],
  [
    'an event that changed hands',
    of('event', anId('g0ne', 1), { promoterId: { before: PROMOTER, after: null } }),
    [`event ${anId('g0ne', 1)}`, ofPromoter],
  ],
  ['a list', of('list', 'audit-log'), []],
];

describe.each(KINDS)('the links of the audit log on %s', (kind) => {
  let made: TestDatabase;
  let sql: Sql;
  let count = 0;
  beforeEach(async () => {
    made = await newDatabase(kind);
    sql = sqlOn(made.db.write, kind);
    await seedInto(made.db, trailScene);
  });
  afterEach(() => made.drop());

  const append = async (act: Act, at = '2025-06-10T18:00:00.000Z'): Promise<string> => {
    const id = anId('audt', (count += 1));
    await sqlUnitOfWork(made.db).run((tx) => tx.audit.append({ id, at, actorId: null, proxyHostId: null, ...act }));
    return id;
  };
  const links = async (id?: string): Promise<readonly string[]> =>
    (
      await sql.rows<{ link: string; id: string }>(
        `SELECT ${kind === 'mysql' ? "CONCAT(l.subject_type, ' ', l.subject_id)" : "l.subject_type || ' ' || l.subject_id"} AS link,
          a.id FROM audit_links l JOIN audit_log a ON a.sequence = l.sequence AND a.at = l.at`,
      )
    )
      .filter((it) => id === undefined || it.id === id)
      .map((it) => (id === undefined ? `${it.id} ${it.link}` : it.link))
      .toSorted();
  const forget = async (): Promise<void> => {
    for (const how of ['update', 'delete']) await sql.run(`DROP TRIGGER IF EXISTS audit_links_no_${how}`);
    await sql.run('DELETE FROM audit_links');
  };

  it('say whose history an act on each kind of record belongs to, when it is done and when it is linked later', async () => {
    const ids = new Map<string, string>();
    for (const [what, act] of ACTS) ids.set(what, await append(act));
    const told = async () =>
      Object.fromEntries(
        await Promise.all(ACTS.map(async ([what]) => [what, await links(ids.get(what))] as const)),
      ) as Readonly<Record<string, readonly string[]>>;
    const wanted = Object.fromEntries(ACTS.map(([what, , touched]) => [what, [...touched].toSorted()]));
    expect(await told()).toEqual(wanted);
    await forget();
    await fillLinks(sql, 0);
    expect(await told()).toEqual(wanted);
  });

  it('are the same for any act, when it is done and when it is linked later', async () => {
    const ids = fc.constantFrom(
      ...[RIDER, MERGED, OTHER, DEALER, PROMOTER, EVENT, SERIES, CLAIM, ADMIN, anId('g0ne', 1), '7', '', '***'],
      ...['d0c', 'bk', 'rc', 'awd', 'res', 'c0', 'rdm', 'acc', 'mai', 'disp', 'n0te'].map((it) => anId(it, 1)),
    );
    const field = fc.constantFrom('riderId', 'eventId', 'awardId', 'bikes', 'about', 'seriesIds', 'reason', 'results');
    const value = fc.oneof(
      ids,
      fc.array(ids, { maxLength: 3 }),
      fc.record({ before: fc.option(ids), after: fc.option(ids) }),
      fc.array(fc.record({ id: ids, eventId: ids }), { maxLength: 3 }),
      fc.jsonValue(),
    );
    const act = fc.record({
      action: fc.constantFrom('redeem', 'sign-in', 'run-cheques', 'an-act-of-later'),
      objectType: fc.constantFrom(...LINKED, ...LOOKED_UP, 'list', 'request'),
      objectId: ids,
      detail: fc.dictionary(field, value, { maxKeys: 4 }) as fc.Arbitrary<Act['detail']>,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        for (const item of acts) await append(item);
        const written = await links();
        await forget();
        await fillLinks(sql, 0);
        expect(await links()).toEqual(written);
        // repeated, as after an interruption
        await fillLinks(sql, 0);
        expect(await links()).toEqual(written);
      }),
      { numRuns: 4 * Number(process.env['LAW_FACTOR'] ?? 1) },
    );
  });

  it('never change', async () => {
    for (const [, act] of ACTS) await append(act);
    await expect(sql.run('DELETE FROM audit_links')).rejects.toThrow('append-only');
    await expect(sql.run("UPDATE audit_links SET kind = 'notes'")).rejects.toThrow('append-only');
  });

  it('go with their record: neither is there when the work fails', async () => {
    const work = sqlUnitOfWork(made.db).run(async (tx) => {
      const record = { id: anId('audt', 999), at: '2025-06-10T18:00:00.000Z', actorId: null, proxyHostId: null };
      await tx.audit.append({ ...record, ...of('rider', RIDER) });
      throw new Error('killed here');
    });
    await expect(work).rejects.toThrow('killed here');
    expect(await links()).toEqual([]);
  });
});
