import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { world } from './testing/filtered-rows.js';
import { type List, LISTS, ZONE } from './testing/filter-lists.js';

/** Each filter alone, and each with each of the others. */
const pairs = (filters: List['filters']): readonly (readonly [string, object])[] => {
  const each = Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const asked = [
    {},
    ...each.flatMap(([name, value], at) => [
      { [name]: value },
      ...each.slice(at + 1).flatMap(([other, its]) => (other === name ? [] : [{ [name]: value, [other]: its }])),
    ]),
  ];
  // and with all of them but one, so that none hides behind another
  const names = Object.keys(filters);
  const most = names.map((without) =>
    Object.fromEntries(names.flatMap((it) => (it === without ? [] : [[it, filters[it]?.[0]]]))),
  );
  return [...asked, ...most].map((it) => [JSON.stringify(it), it] as const);
};

describe.each(KINDS)('filters together on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, world);
    queries = sqlQueries(made.db, { timeZone: ZONE });
  });
  afterAll(() => made.drop());

  describe.each(Object.entries(LISTS))('of %s', (_, { filters, rows, holds, search, whole }) => {
    it.each(pairs(filters))('%s', async (__, asked) => {
      const expected = rows
        .filter((it) => holds(it as never, asked as never))
        .map((it) => it.id)
        .toSorted();
      const found: string[] = [];
      const { totalPages } = await search(queries, asked as never, { page: 1, limit: 25 });
      for (let page = 1; page <= totalPages; page += 1)
        found.push(...(await search(queries, asked as never, { page, limit: 25 })).items.map((it) => it.id));
      expect(found.toSorted()).toEqual(expected);
      if (!whole) return;
      const all: string[] = [];
      for await (const some of whole(queries, asked as never)) all.push(...some.map((it) => it.id));
      expect(all.toSorted()).toEqual(expected);
    });
  });
});
