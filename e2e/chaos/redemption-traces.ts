import { type Database, sqlOn } from '@rrr/persistence';

interface Where {
  readonly dialect?: 'sqlite' | 'mysql';
  /** of the idempotency keys, for LIKE */
  readonly keys?: string;
}

/** Which redemptions each table knows. */
export const traces = async (db: Database, { dialect = 'mysql', keys: like = 'cluster-%' }: Where = {}) => {
  const { rows } = sqlOn(db.read, dialect);
  const keys = await rows<{ idem_key: string; answer: string }>(
    'SELECT idem_key, answer FROM idempotency_keys WHERE idem_key LIKE ?',
    [like],
  );
  const made = await rows<{ id: string; number: number }>('SELECT id, number FROM redemptions');
  const codes = new Map(made.map((redemption) => [Number(redemption.number), redemption.id]));
  const mails = await rows<{ facts: string }>("SELECT facts FROM outbox WHERE kind = 'redemption'");
  const ofKeys = new Map(
    keys.map((key) => [
      key.idem_key,
      (JSON.parse(key.answer) as { redeemed: { redemption: { id: string } } }).redeemed.redemption.id,
    ]),
  );
  return {
    ofKeys,
    sets: {
      keys: [...ofKeys.values()].toSorted(),
      redemptions: made.map((redemption) => redemption.id).toSorted(),
      entries: (await rows<{ reference: string }>("SELECT reference FROM ledger_entries WHERE kind = 'redeem'"))
        .map((entry) => entry.reference)
        .toSorted(),
      audit: (await rows<{ object_id: string }>("SELECT object_id FROM audit_log WHERE action = 'redeem'"))
        .map((record) => record.object_id)
        .toSorted(),
      mails: mails
        .map((mail) => codes.get(Number.parseInt((JSON.parse(mail.facts) as { code: string }).code, 36)) ?? mail.facts)
        .toSorted(),
    },
  };
};

/** What one list has more often than the other, of two that are sorted. */
export const difference = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const count = new Map<string, number>();
  for (const text of one) count.set(text, (count.get(text) ?? 0) + 1);
  for (const text of other) count.set(text, (count.get(text) ?? 0) - 1);
  return [...count].filter(([, n]) => n !== 0).map(([value, n]) => `${n > 0 ? 'more' : 'missing'}: ${value}`);
};
