/** What a file is by its first bytes, whatever its name says: png or jpg (requirements §5); null for any other. */
export const imageTypeOf = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | null => {
  const begins = (...with_: readonly number[]): boolean => with_.every((it, at) => bytes[at] === it);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
};
