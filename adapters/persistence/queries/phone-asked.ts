import { phoneIn } from '../phone-word.js';
import type { Reader } from '../reader.js';
import type { WordKind } from '../words.js';
import { rarestFirst } from './word-search.js';

/**
 * What is asked, with a phone number in its query as phone numbers are kept, where somebody has one that begins so;
 * otherwise its digits are words like others.
 */
export const withPhone = async <T extends { readonly query?: string | undefined }>(
  reader: Reader,
  kinds: readonly WordKind[],
  asked: T,
): Promise<T> => {
  const phone = kinds.some((kind) => kind.endsWith('-personal')) ? phoneIn(asked.query ?? '') : undefined;
  // without breaks it is a word already
  if (!phone || phone.written === phone.digits) return asked;
  const [found] = await rarestFirst(reader, kinds, [phone.digits]);
  return found && found.held > 0 ? { ...asked, query: phone.key.replace(phone.written, phone.digits) } : asked;
};
