/** 32 bytes by their name; the first encrypts, all decrypt. */
export type FileKeys = ReadonlyMap<string, Buffer>;

export interface NamedKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The key new files are encrypted with. @throws Error when there is none */
export const newest = (keys: FileKeys): NamedKey => {
  for (const [id, key] of keys) return { id, key };
  throw new Error('There is no key to encrypt files with');
};
