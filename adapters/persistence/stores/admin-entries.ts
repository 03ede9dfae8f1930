import { type ByAdmins, checkKey } from '@rrr/core/eligibility';
import type { RaceEvent } from '@rrr/core/events';
import type { ChecksSought, CheckStore } from '@rrr/core/results';
import { type Instant, plusSeconds } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, forUpdate, needsLocks, placeholders, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { EarnedBeforeAdminRow, ResultEntryRow } from '../tables/index.js';
import { lettersIn } from './letters-in.js';

/** Who entered results, and what the entries of administrators pay (ADR 26). */
export const adminEntries = (sql: Sql) => {
  const adminsAmong = async (logins: readonly string[]): Promise<readonly string[]> => {
    const rows = await rowsIn<{ id: string }>(
      sql,
      [...new Set(logins)].toSorted(),
      (some) => `SELECT id FROM accounts WHERE id IN (${some}) AND type = 'admin' ORDER BY id`,
    );
    return rows.map((row) => row.id);
  };

  /**
   * What one administrator enters is judged one after the other, so that many at once do not each count for themselves.
   * A write instead of a lock, because cluster nodes do not share locks.
   */
  const inTurn = async (admins: readonly string[]): Promise<void> => {
    if (!needsLocks(sql)) return;
    for (const accountId of admins)
      await sql.run(
        'INSERT INTO admin_turns (account_id, turns) VALUES (?, 1) ON DUPLICATE KEY UPDATE turns = turns + 1',
        [accountId],
      );
  };

  /**
   * What the entries of these administrators got all riders at other events, since the instant: the part that nobody
   * else released and that the class did not pay before them.
   */
  const aloneElsewhere = async (
    event: Pick<RaceEvent, 'id'>,
    admins: readonly string[],
    since: Instant,
    until: Instant = '9999',
  ): Promise<number> => {
    const covered = `CASE WHEN COALESCE(MAX(d.amount), 0) > COALESCE(MAX(b.amount), 0)
      THEN COALESCE(MAX(d.amount), 0) ELSE COALESCE(MAX(b.amount), 0) END`;
    const worth = 'SUM(CASE WHEN a.spent > a.initial_value THEN a.spent ELSE a.initial_value END)';
    const [row] = await sql.rows<{ total: number | string | null }>(
      `SELECT SUM(CASE WHEN worth > covered THEN worth - covered ELSE 0 END) AS total FROM (
        SELECT ${worth} AS worth, ${covered} AS covered FROM
          (SELECT DISTINCT n.class_id, n.event_id FROM result_entries n
            WHERE n.account_id IN (${placeholders(admins)}) AND n.at >= ? AND n.at <= ? AND n.event_id <> ?) t
          JOIN awards a ON a.event_id = t.event_id AND a.class_id = t.class_id
          LEFT JOIN check_decisions d ON d.class_id = a.class_id AND d.rider_id = a.rider_id
            AND d.decision = 'released' AND d.by_name IS NOT NULL
          LEFT JOIN earned_before_admins b ON b.class_id = a.class_id AND b.rider_id = a.rider_id
          GROUP BY a.class_id, a.rider_id) paid`,
      [...admins, since, until, event.id],
    );
    return toSafeInteger(row?.total ?? 0);
  };

  /** What riders redeemed of awards of the event, and what its classes paid before administrators entered results. */
  const hereOf = async (event: RaceEvent, classIds: readonly string[]): Promise<Pick<ByAdmins, 'spent' | 'before'>> => {
    // locked, so that what is taken back now is not redeemed unnoticed meanwhile
    const awards = await rowsIn<{ class_id: string; rider_id: string; spent: number | string }>(
      sql,
      classIds,
      (some) => `SELECT class_id, rider_id, spent FROM awards WHERE class_id IN (${some}) AND event_id = ?
        ORDER BY id${forUpdate(sql)}`,
      [event.id],
    );
    const spent = new Map<string, number>();
    for (const award of awards) {
      const key = checkKey(award.class_id, award.rider_id);
      if (toSafeInteger(award.spent) > 0) spent.set(key, (spent.get(key) ?? 0) + toSafeInteger(award.spent));
    }
    const before = await rowsIn<EarnedBeforeAdminRow>(
      sql,
      classIds,
      (some) => `SELECT class_id, rider_id, amount FROM earned_before_admins WHERE class_id IN (${some})`,
    );
    return {
      spent,
      before: new Map(
        before.map((earned) => [checkKey(earned.class_id, earned.rider_id), toSafeInteger(earned.amount)]),
      ),
    };
  };

  const ofEvent = async (
    event: RaceEvent,
    entries: readonly ResultEntryRow[],
    { classIds, logins, letInBy: lettingIn, riderIds, since }: NonNullable<ChecksSought['hands']>,
  ): Promise<ByAdmins | undefined> => {
    const own = await adminsAmong(logins);
    const entering = [...own, ...lettingIn];
    const before = await adminsAmong(entries.map((entry) => entry.account_id));
    const admins = [...new Set([...entering, ...before])].toSorted();
    if (admins.length === 0) return undefined;
    await inTurn(admins);
    const paid = await rowsIn<{ rider_id: string; paid: number | string }>(
      sql,
      [...riderIds].toSorted(),
      (some) =>
        `SELECT a.rider_id, SUM(CASE WHEN a.spent > a.initial_value THEN a.spent ELSE a.initial_value END) AS paid
          FROM awards a
          WHERE a.rider_id IN (${some}) AND a.awarded_at >= ? AND a.event_id <> ?
            AND EXISTS (SELECT 1 FROM result_entries n WHERE n.class_id = a.class_id AND n.account_id IN (${placeholders(admins)}))
          GROUP BY a.rider_id`,
      [since, event.id, ...admins],
    );
    const known = new Set(before);
    const knownIds = new Set(entries.flatMap((entry) => (known.has(entry.account_id) ? [entry.class_id] : [])));
    const newClassIds = new Set((entering.length > 0 ? classIds : []).filter((classId) => !knownIds.has(classId)));
    const entered = [...new Set([...knownIds, ...newClassIds])].toSorted();
    const byThemselves = entries.filter((entry) => known.has(entry.account_id) && !entry.is_let_in);
    return {
      classIds: new Set(entered),
      ownIds: new Set([...byThemselves.map((themselve) => themselve.class_id), ...(own.length > 0 ? classIds : [])]),
      paidElsewhere: new Map(paid.map((item) => [item.rider_id, toSafeInteger(item.paid)])),
      aloneElsewhere: await aloneElsewhere(event, admins, since),
      ...(await hereOf(event, entered)),
      newClassIds,
    };
  };

  const aloneIn: CheckStore['aloneIn'] = async (classIds, { days, inTurn: judged }) => {
    const entries = await rowsIn<Pick<ResultEntryRow, 'class_id' | 'account_id' | 'at'>>(
      sql,
      [...classIds].toSorted(),
      (some) => `SELECT class_id, account_id, at FROM result_entries WHERE class_id IN (${some})`,
    );
    const admins = new Set(await adminsAmong(entries.map((entry) => entry.account_id)));
    const theirs = entries.filter((entry) => admins.has(entry.account_id));
    const times = theirs.flatMap(({ at }) => at ?? []).toSorted();
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined) return { classIds: new Set(), total: 0 };
    const all = [...admins].toSorted();
    if (judged) await inTurn(all);
    const [since, until] = [plusSeconds(first, -days * 86_400), plusSeconds(last, days * 86_400)];
    // no event has this id: all of them
    const total = await aloneElsewhere({ id: '' }, all, since, until);
    return { classIds: new Set(theirs.map((item) => item.class_id)), total };
  };

  const noteEntered: CheckStore['noteEntered'] = async ({
    eventId,
    classIds,
    logins,
    letInBy: lettingIn,
    at,
    earned,
  }) => {
    if (earned.length > 0 && (lettingIn.length > 0 || (await adminsAmong(logins)).length > 0)) {
      const entries = await rowsIn<ResultEntryRow>(
        sql,
        [...classIds].toSorted(),
        (some) => `SELECT class_id, account_id FROM result_entries WHERE class_id IN (${some})`,
      );
      const admins = new Set(await adminsAmong(entries.map((entry) => entry.account_id)));
      const known = new Set(entries.flatMap((entry) => (admins.has(entry.account_id) ? [entry.class_id] : [])));
      await bulkInsert(
        sql,
        'earned_before_admins',
        earned
          .filter((item) => !known.has(item.classId))
          .map((item) => ({ class_id: item.classId, rider_id: item.riderId, amount: item.amount })),
        { keys: ['class_id', 'rider_id'], update: 'nothing' },
      );
    }
    const rowsBy = (accounts: readonly string[], isLetIn: boolean) =>
      classIds.flatMap((classId) =>
        accounts.map((id) => ({ class_id: classId, account_id: id, event_id: eventId, at, is_let_in: isLetIn })),
      );
    const keys = ['class_id', 'account_id'];
    await bulkInsert(sql, 'result_entries', rowsBy(logins, false), { keys, update: ['event_id', 'at', 'is_let_in'] });
    // who also entered them in person stays who did
    const others = lettingIn.filter((text) => !logins.includes(text));
    await bulkInsert(sql, 'result_entries', rowsBy(others, true), { keys, update: ['event_id', 'at'] });
  };
  const notePaid: CheckStore['notePaid'] = async (classIds, at) => {
    for (const some of chunks(classIds, 500))
      await sql.run(`UPDATE result_entries SET at = ? WHERE class_id IN (${placeholders(some)})`, [at, ...some]);
  };
  return { among: adminsAmong, aloneIn, letInBy: lettersIn(sql, adminsAmong), ofEvent, noteEntered, notePaid };
};
