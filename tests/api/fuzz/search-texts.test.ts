import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyDatabase, KINDS, type TestDatabase } from '../../../adapters/persistence/testing/databases.js';
import type { Browser } from '../testing/browser.js';
import { type DemoServer, demoServer } from '../testing/demo-server.js';
import { oneAdmin } from '../testing/one-admin.js';
import { readPaths } from '../testing/open-api.js';

/** What people type, paste, or try: an accent, four bytes, a text without a word, wildcards and quotes. */
const TEXTS = ['é', 'ß🏍', '*', '%_!\'"'];
const ROLES = ['admin', 'promoter', 'dealer', 'rider'] as const;

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: { readonly type?: string; readonly enum?: readonly string[]; readonly format?: string };
  }[];
}

// MariaDB compares texts of two character sets with nothing, where SQLite compares any
describe.each(KINDS)('what is typed into a search on %s', (kind) => {
  let made: TestDatabase;
  let demo: DemoServer;
  const people = new Map<string, Browser>();
  beforeAll(async () => {
    made = await emptyDatabase(kind);
    demo = await demoServer({ DATABASE_URL: made.url, RATE_LIMIT_FACTOR: '1000' }, oneAdmin);
    for (const role of ROLES) people.set(role, await demo.as(role));
  }, 120_000);
  afterAll(async () => {
    await demo.stop();
    await made.drop();
  });

  test('finds something or nothing, and is no fault of the server', async () => {
    const faults: string[] = [];
    let asked = 0;
    for (const [template, { get }] of Object.entries(await readPaths<Described>(demo.base))) {
      const texts = (get?.parameters ?? []).filter(
        ({ in: where, schema }) => where === 'query' && schema?.type === 'string' && !schema.enum && !schema.format,
      );
      const roles = template.includes('{role}') ? ROLES : (['admin'] as const);
      for (const role of roles) {
        const path = template.replace('{role}', role);
        if (path.includes('{')) continue;
        for (const { name } of texts)
          // one after the other: only some exports are made at once
          for (const text of TEXTS) {
            asked += 1;
            // an answer that breaks off is a fault, too
            const status = await people
              .get(role)
              ?.ask(`${path}?${name}=${encodeURIComponent(text)}`)
              .then((it) => it.status, String);
            if (typeof status !== 'number' || status >= 500) faults.push(`${path} ${name} ${text}: ${status}`);
          }
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  }, 180_000);
});
