import { isAcceptable, plainVin, readVin } from '@rrr/kit/base';

export interface WrittenBike {
  make: string;
  model: string;
  year: string;
  vin: string;
}
/** as the contract takes them */
export const YEARS = { from: 1980, to: 2100 } as const;

/** The model year; null unless it is one that the contract accepts. */
export const yearOf = (written: string): number | null =>
  /^\d{4}$/.test(written.trim()) && Number(written) >= YEARS.from && Number(written) <= YEARS.to
    ? Number(written)
    : null;

export type BikeFault = 'required' | 'year' | 'vin';

/** What is wrong with a bike as written, in the order of its fields; the VIN field says itself what is wrong with one. */
export const bikeFaults = ({ make, model, year, vin }: WrittenBike): Partial<Record<keyof WrittenBike, BikeFault>> => ({
  ...(make.trim() === '' ? { make: 'required' } : {}),
  ...(model.trim() === '' ? { model: 'required' } : {}),
  ...(year.trim() === '' ? { year: 'required' } : yearOf(year) === null ? { year: 'year' } : {}),
  ...(vin.trim() === ''
    ? { vin: 'required' }
    : isAcceptable(readVin(plainVin(vin), yearOf(year), false))
      ? {}
      : { vin: 'vin' }),
});
