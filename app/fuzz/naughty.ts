const deep = (levels: number): unknown => {
  let it: unknown = 1;
  for (let at = 0; at < levels; at += 1) it = [it];
  return it;
};

/** Texts that have broken programs: quoting, encodings, names of the language's own, formulas, markup, numbers that are none. */
export const NAUGHTY_TEXTS: readonly string[] = [
  '', ' ', '\t', '\n', '\0', 'a\0b', "'", '"', "' OR 1=1 --", '"; DROP TABLE riders; --', '%', '_', '%00', '\\', '\\\\', '`', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '=1+1', '@SUM(A1)', '+1', '-1',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true', '0', '-0', '1e309', '0x10', '01', '9007199254740993', '1.5', '../../etc/passwd', '..%2f', 'file:///etc/passwd',
  'é', 'ß', 'İ', 'ﬁ', '\u200B', '\u202Etxt.exe', '\uFEFF', '\uD800', '\uDC00', '👩‍👩‍👧', '𝟜𝟚', 'Ａ', 'ٱلْعَرَبِيَّة', 'Z̸̧̢a̷l̵g̶o̴', '2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '2026-05-02T25:61:00.000Z',
  '01jt8q5v7c0000000000000001', '00000000000000000000000000', 'zzzzzzzzzzzzzzzzzzzzzzzzzz', 'a@b', 'a@example.com\r\nBcc: b@example.com', 'x'.repeat(300), 'x'.repeat(5_000), '🏍'.repeat(200),
];

/** Values of other kinds than the one that is asked for. */
export const NAUGHTY_VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1, 1.5, -0, 2 ** 53, -(2 ** 53), 1e308, [], {}, [null], [[]], { length: 1 }, { toString: 1 }, { $ne: null }, { then: 1 }, deep(200), Array.from({ length: 2_000 }, () => 0),
  { ['__proto__']: { admin: true } }, { role: 'admin', verified: true, balance: 1 },
];
