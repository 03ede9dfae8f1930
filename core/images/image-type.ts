/** Detects png or jpg from a file's first bytes, regardless of its name (requirements §5); null for anything else. */
export const imageTypeOf = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | null => {
  const begins = (...with_: readonly number[]): boolean => with_.every((value, at) => bytes[at] === value);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
};
