/** An Idempotency-Key: names one act of one person, however often it is sent. */
export const newKey = (): string => crypto.randomUUID();
