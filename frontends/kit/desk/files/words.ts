import { kitWordsHook, useFormats } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './words/en.js';

export const useWords = kitWordsHook(inEachLanguage(en));

const MEGABYTE = 1024 * 1024;

/** A size in bytes as a person reads it, rounded up: what is over the limit must never read as the limit. */
export const useFileSize = (): ((bytes: number) => string) => {
  const [say, formats] = [useWords(), useFormats()];
  return (bytes) =>
    bytes >= MEGABYTE
      ? say('size.mb', { value: formats.count(Math.ceil((bytes / MEGABYTE) * 10) / 10) })
      : say('size.kb', { value: formats.count(Math.ceil(bytes / 1024)) });
};
