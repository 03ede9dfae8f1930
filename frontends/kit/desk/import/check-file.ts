/** 10 MB (requirements §9), as the server counts them. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** What can be said of a file before it travels; the server looks inside. */
export const fileFault = (
  { name, size }: Pick<File, 'name' | 'size'>,
  limit = UPLOAD_LIMIT,
): 'wrongType' | 'tooLarge' | undefined => {
  if (!/\.(csv|xlsx|txt|tsv)$/i.test(name)) return 'wrongType';
  return size > limit ? 'tooLarge' : undefined;
};
