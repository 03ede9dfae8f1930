/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const K = new Uint32Array(64);
/** The same of the square roots of the first 8. */
const START = new Uint32Array(8);
const isPrime = (n: number): boolean => {
  for (let at = 2; at * at <= n; at += 1) if (n % at === 0) return false;
  return true;
};
for (let n = 2, found = 0; found < 64; n += 1) {
  if (!isPrime(n)) continue;
  K[found] = (Math.cbrt(n) % 1) * 2 ** 32;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
  found += 1;
}
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of ASCII text, as hex. Our own, because the browser's is absent on pages without https and answers each of
 * fifty thousand small questions too slowly.
 */
export const sha256 = (text: string): string => {
  const blocks = Math.ceil((text.length + 9) / 64);
  const words = new Uint32Array(blocks * 16);
  for (let at = 0; at < text.length; at += 1) words[at >> 2]! |= text.charCodeAt(at) << (24 - (at % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[words.length - 1] = text.length * 8;
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let t = 16; t < 64; t += 1) {
      const [a, b] = [w[t - 15]!, w[t - 2]!];
      w[t] =
        w[t - 16]! +
        w[t - 7]! +
        (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) +
        (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at]! += word));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
};
