/** 10 MB (requirements §9), as the server counts them. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** `sheet`: a table to import; `picture`: a photograph or a scan, as the contract takes them (PNG or JPG). */
export type FileKind = 'sheet' | 'picture' | 'pdf';

const ENDINGS: Record<FileKind, readonly string[]> = {
  sheet: ['.csv', '.xlsx', '.ods', '.tsv', '.txt'],
  picture: ['.png', '.jpg', '.jpeg'],
  pdf: ['.pdf'],
};

export const endingsOf = (kinds: readonly FileKind[]): readonly string[] => kinds.flatMap((kind) => ENDINGS[kind]);

const NO_TABLES = {
  pdf: ['.pdf'],
  picture: ['.png', '.jpg', '.jpeg', '.heic', '.webp', '.gif'],
  text: ['.doc', '.docx', '.odt', '.pages', '.rtf'],
  archive: ['.zip', '.rar', '.7z', '.gz'],
} as const;

/** What a file is that was chosen for a table, by its ending; undefined for a kind without advice of its own. */
export const notATable = (name: string): keyof typeof NO_TABLES | undefined =>
  (Object.keys(NO_TABLES) as (keyof typeof NO_TABLES)[]).find((kind) =>
    NO_TABLES[kind].some((ending) => name.toLowerCase().endsWith(ending)),
  );

/** What can be said of a file before it travels; the server looks inside. */
export const fileFault = (
  { name, size }: Pick<File, 'name' | 'size'>,
  kinds: readonly FileKind[] = ['sheet'],
  limit = UPLOAD_LIMIT,
): 'wrongType' | 'tooLarge' | 'empty' | undefined => {
  if (!endingsOf(kinds).some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > limit ? 'tooLarge' : undefined;
};
