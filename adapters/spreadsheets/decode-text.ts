import { notReadable } from './refused.js';

export interface Decoded {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly text: string;
}

/** 0x80 to 0x9F, where Windows-1252 differs from Latin-1; Node's decoder confuses the two */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

type Wide = 'utf-16le' | 'utf-16be';

/** Detects UTF-16 by the byte order mark, or because every second byte of mostly Latin text is 0. */
export const wideEncoding = (bytes: Buffer): Wide | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, Math.min(bytes.length, 2000) & ~1);
  if (start.length < 4 || bytes.length % 2 === 1) return undefined;
  const zeros = (rest: number): number => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.05 ? 'utf-16be' : undefined;
};

/** Decodes text: UTF-16 if detected, UTF-8 if valid, otherwise Windows-1252, which accepts every byte. */
export const decodeText = (bytes: Buffer, wide: Wide | undefined): Decoded => {
  if (wide) {
    try {
      return { encoding: wide, text: new TextDecoder(wide, { fatal: true }).decode(bytes) };
    } catch {
      throw notReadable('encoding');
    }
  }
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      encoding: 'windows-1252',
      text: bytes.toString('latin1').replace(/[\x80-\x9f]/g, (text) => WINDOWS.charAt(text.charCodeAt(0) - 0x80)),
    };
  }
};
