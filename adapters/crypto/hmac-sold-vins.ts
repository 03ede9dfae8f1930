import type { SoldVinSeals } from '@rrr/core/vin';
import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Digests of sold VINs: HMAC-SHA-256 with a key derived from the one of PINs for this purpose alone (HKDF), which never
 * changes without a list of older ones. A VIN has few unknown characters, so a bare hash could be guessed.
 */
export const hmacSoldVins = (pinKey: Buffer, ...older: readonly Buffer[]): SoldVinSeals => {
  const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'sold-vins', 32));
  const sealed = (key: Buffer, vin: string): string => createHmac('sha256', key).update(vin).digest('hex');
  const [newest, ...others] = [derived(pinKey), ...older.map(derived)];
  return { seals: (vin) => [sealed(newest ?? derived(pinKey), vin), ...others.map((key) => sealed(key, vin))] };
};
