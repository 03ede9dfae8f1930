import { fileTypeFromBuffer } from 'file-type';
import { notReadable } from './refused.js';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** the name of the stream that holds the workbook */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|meta|body|table|svg|script|style)\b/i;

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** What a zip is that is no workbook, by the names of its parts. */
export const otherZip = (names: readonly string[]): string => {
  if (names.some((name) => name.startsWith('word/'))) return 'word';
  if (names.includes('Index/Document.iwa')) return 'numbers';
  return names.some((name) => /^(?:xl|ppt)\/|^content\.xml$/.test(name)) ? 'binary' : 'zip';
};

/** A zip may hold a spreadsheet; whether it does is for its reader to find out. */
export const isZip = (bytes: Buffer): boolean => startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);

/** @throws Refused for a compound file: a workbook behind a password, or a format before .xlsx (ADR 37) */
export const refuseCompound = (bytes: Buffer): void => {
  if (startsWith(bytes, COMPOUND)) throw notReadable(bytes.includes(ENCRYPTED) ? 'password' : 'xls');
};

/**
 * Control characters that do not occur in text; tab, line breaks, form feed and the old end-of-file mark are allowed.
 */
export const hasBinary = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return true;
  let odd = 0;
  for (const byte of bytes.subarray(0, 65_536))
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26) odd += 1;
  return odd > Math.min(bytes.length, 65_536) / 200;
};

/** @throws Refused naming what the file is instead of text */
export const refuseBinary = async (bytes: Buffer): Promise<never> => {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  throw notReadable(mime.startsWith('image/') ? 'image' : mime === 'application/pdf' ? 'pdf' : 'binary');
};

/** @throws Refused for a PDF, a web page or a rich text, which are made of text but are no table */
export const refuseOtherText = (text: string): void => {
  const start = text.slice(0, 1000);
  if (start.startsWith('%PDF-')) throw notReadable('pdf');
  if (MARKUP.test(start)) throw notReadable('html');
  if (start.startsWith('{\\rtf')) throw notReadable('word');
};
