/** 32-byte keys by name; the first encrypts, all decrypt. */
export type FileKeys = ReadonlyMap<string, Buffer>;

export interface NamedKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The key for new files. @throws Error without keys */
export const newest = (keys: FileKeys): NamedKey => {
  for (const [id, key] of keys) return { id, key };
  throw new Error('There is no key to encrypt files with');
};
