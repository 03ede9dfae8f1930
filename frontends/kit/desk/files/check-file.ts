/** 10 MB (requirements §9), as the server counts them. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** `sheet`: a table to import; `picture`: a photograph or a scan, as the contract takes them (PNG or JPG). */
export type FileKind = 'sheet' | 'picture' | 'pdf';

const ENDINGS: Record<FileKind, readonly string[]> = {
  sheet: ['.csv', '.xlsx', '.tsv', '.txt'],
  picture: ['.png', '.jpg', '.jpeg'],
  pdf: ['.pdf'],
};

export const endingsOf = (kinds: readonly FileKind[]): readonly string[] => kinds.flatMap((kind) => ENDINGS[kind]);

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
