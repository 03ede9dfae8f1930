import type { Program } from '../program/index.js';
import { ageOn, type Instant, type LocalDate } from '../shared/index.js';
import { ConsentNeeded } from './refusals.js';
import type { ParentalConsent } from './rider.js';

type AdultAge = Pick<Program, 'adultAge'>;

/**
 * Whether a rider is under age. Someone born on 29 February comes of age on 1 March of common years. False without a
 * birth date.
 */
export const isMinor = (bornOn: LocalDate | null, today: LocalDate, { adultAge }: AdultAge): boolean =>
  bornOn !== null && ageOn(bornOn, today) < adultAge;

/**
 * The parental consent to store: the existing one, or the one given now (requirements §5); none for adults.
 * @throws ConsentNeeded
 */
export const consentFor = (
  {
    bornOn,
    stood,
    guardian,
  }: { readonly bornOn: LocalDate | null; readonly stood: ParentalConsent | null; readonly guardian: string | null },
  { at, today }: { readonly at: Instant; readonly today: LocalDate },
  program: AdultAge,
): ParentalConsent | null => {
  if (stood) return stood;
  if (!isMinor(bornOn, today, program)) return null;
  const by = guardian?.trim().replace(/\s+/g, ' ');
  if (!by) throw new ConsentNeeded({ adultAge: program.adultAge });
  return { by, at };
};
