let keys = 0;
/** a number that was not given before */
export const fresh = (): number => (keys += 1);
/** a key that makes a retry safe, another at each call */
export const key = (): Readonly<Record<string, string>> => ({
  'Idempotency-Key': `matrix-${String(fresh()).padStart(8, '0')}`,
});
