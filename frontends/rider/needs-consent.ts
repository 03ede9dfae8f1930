import type { RiderDetail } from '@rrr/contract';

/** Whether a parent or guardian must still agree before the rider is paid; false while the age limit is not known. */
export const needsConsent = ({ personal, record }: RiderDetail, adultAge: number | undefined): boolean =>
  record?.consent === null && adultAge !== undefined && (personal?.age ?? adultAge) < adultAge;
