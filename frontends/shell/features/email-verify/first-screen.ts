import type { Session } from '@rrr/contract';

/** Where a person begins: a rider without a valid bike at the bikes of the profile (requirements §2), others at home. */
export const firstScreen = ({ account, user }: Session): string =>
  account.type === 'rider' && !user.bikes.some(({ valid }) => valid)
    ? '/auth/rider/profile?redirect=vin'
    : `/auth/${account.type}`;
