import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Measure, MEASURES } from '@rrr/core/reports';
import { rowsOf, tableOf } from './measures.js';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { agreeingFigures } from './testing/agreeing-figures.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';

describe.each(KINDS)('measures on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, agreeingFigures(7));
  });
  afterAll(() => made.drop());

  const counted = async (measure: Measure): Promise<number> => {
    const event = measure === 'results' ? 'JOIN events e ON e.id = a.event_id' : '';
    const [row] = await sqlOn(made.db.read, kind).rows<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM ${tableOf(measure)} a ${event} WHERE ${rowsOf(measure, 'a')}`,
    );
    return Number(row?.n);
  };

  // there are no entries, refunds or overpaid awards but those taken back
  it.each(Object.keys(MEASURES) as Measure[])('%s counts rows of its table', async (measure) => {
    const none = ['moved', 'refunded'].includes(measure);
    expect((await counted(measure)) > 0).toBe(!none);
  });
});
