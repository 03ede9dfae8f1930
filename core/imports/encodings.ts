import type { Sheet } from './sheet.js';

/** 0x80 to 0x9F of Windows-1252; five bytes stand for themselves */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** 0x80 to 0xFF of the code page of American DOS */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Encodings that old programs write, besides those that a file shows by itself. */
export const ENCODINGS = ['utf-8', 'macintosh', 'cp437', 'windows-1250', 'shift_jis'] as const;
export type OtherEncoding = (typeof ENCODINGS)[number];

/** The bytes of a text that was decoded as Windows-1252; undefined where it was not. */
const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const special = WINDOWS.indexOf(text.charAt(at));
    if (code > 0xff && special < 0) return undefined;
    bytes[at] = special >= 0 ? 0x80 + special : code;
  }
  return bytes;
};

const PLAIN = /^[\x00-\x7f]*$/;

/** A text that was decoded as Windows-1252, in another encoding; undefined where its bytes mean nothing there. */
export const decodedAs = (text: string, encoding: OtherEncoding): string | undefined => {
  if (PLAIN.test(text)) return text;
  const bytes = bytesOf(text);
  if (!bytes) return undefined;
  if (encoding === 'cp437')
    return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : DOS.charAt(byte - 0x80))).join('');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The sheet with all its texts in another encoding; a text that means nothing there stays as it is. */
export const sheetIn = (sheet: Sheet, encoding: OtherEncoding): Sheet => ({
  ...sheet,
  encoding,
  rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => decodedAs(cell, encoding) ?? cell) })),
});
