import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dumpReader } from './dump-reader.js';

const HASH = 'a'.repeat(64);
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const read = (text: string, sizes: readonly number[] = []) => {
  const reader = dumpReader();
  const bytes = Buffer.from(text);
  let at = 0;
  for (const size of sizes) {
    reader.push(bytes.subarray(at, at + size));
    at = Math.min(bytes.length, at + size);
  }
  reader.push(bytes.subarray(at));
  return reader.read();
};

/** As MariaDB writes it, with a line for each row, or as MySQL does, in one line. */
const insert = (table: string, columns: string, rows: readonly string[], isMariaDb: boolean): string =>
  rows.length === 0
    ? ''
    : `INSERT INTO \`${table}\` (${columns}) VALUES${isMariaDb ? '\n' : ' '}${rows.join(isMariaDb ? ',\n' : ',')};\n`;
const created = (table: string): string => `CREATE TABLE \`${table}\` (\n  \`id\` int\n) ENGINE=InnoDB;\n`;

test('the rows of a dump are counted whatever their texts contain and wherever its parts end', () => {
  const texts = fc.array(
    fc.tuple(
      fc.string({ unit: fc.constantFrom('a', 'é', "'", '\\', '(', ')', ',', ';', '\n', '`', ' VALUES') }),
      fc.nat(),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(texts, texts, fc.boolean(), fc.array(fc.integer({ min: 1, max: 40 })), (one, two, isMariaDb, sizes) => {
      const rowsOf = (all: typeof one) => all.map(([text, n]) => `(${n},${quoted(text)},NULL,0x0a27)`);
      const text = [
        created('one'),
        insert('one', '`id`, `text`, `none`, `hex`', rowsOf(one), isMariaDb),
        created('two'),
        insert('two', '`id`, `text`, `none`, `hex`', rowsOf(two), isMariaDb),
        '-- Dump completed on 2026-11-28 10:00:00\n',
      ].join('');
      const { facts, isWhole } = read(text, sizes);
      expect(facts.tables).toEqual({ one: one.length, two: two.length });
      expect(isWhole).toBe(true);
    }),
  );
});

test('the ends of the history, the newest records and the migrations are read', () => {
  const text = [
    insert('knex_migrations', '`id`, `name`, `batch`', ["(1,'0001-baseline',1)"], true),
    insert('audit_chain', '`position`, `hash`', [`(2,'${HASH}')`, "(1,'b')"], true),
    insert('ledger_heads', '`hash`, `position`', ["('c',10)", "('d',9)"], true),
    insert('audit_log', '`sequence`, `id`, `at`', ["(1,'y','2026-01-02')", "(2,'z','2026-01-01')"], true),
    insert('ledger_entries', '`id`, `note`, `at`', ["('b',NULL,'2026-01-01')", "('a','it''s','2026-01-01')"], false),
  ].join('');
  const { facts, isWhole, log } = read(text);
  expect(facts).toMatchObject({
    migrations: ['0001-baseline'],
    heads: { audit: { count: 2, hash: HASH }, ledger: { count: 10, hash: 'c' } },
    newest: { audit: { id: 'y', at: '2026-01-02' }, ledger: { id: 'b', at: '2026-01-01' } },
  });
  expect([isWhole, log]).toEqual([false, null]);
});

test.each([
  ["-- CHANGE MASTER TO MASTER_LOG_FILE='bin.000007', MASTER_LOG_POS=344;\n", { file: 'bin.000007', position: 344 }],
  [
    "-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='bin.000002', SOURCE_LOG_POS=157;\n",
    { file: 'bin.000002', position: 157 },
  ],
])('the position of the binary log is read: %s', (line, expected) => expect(read(line).log).toEqual(expected));

test('what a trigger would insert is no row', () => {
  const text = [created('one'), 'DELIMITER ;;\n', 'INSERT INTO `one` (`id`) VALUES (1) ;;\n', 'DELIMITER ;\n'].join('');
  expect(read(text).facts.tables).toEqual({ one: 0 });
});
