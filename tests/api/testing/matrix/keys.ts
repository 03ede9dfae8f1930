let keys = 0;
/** a new number */
export const fresh = (): number => (keys += 1);
/** a new idempotency key */
export const key = (): Readonly<Record<string, string>> => ({
  'Idempotency-Key': `matrix-${String(fresh()).padStart(8, '0')}`,
});
