import { type RiderCard, sendExpireMail, setRiderActive } from '@rrr/contract';
import { ApiError, type HttpClient, today } from '@rrr/kit/base';

export const MANY = ['expiry', 'deactivate', 'activate'] as const;
export type ManyKind = (typeof MANY)[number];

/** Without the setting, the longest notice of the program's defaults. */
const LONGEST = [60];

/** Until how many days ahead credit expires soon: the longest notice. */
export const noticeDays = (days: readonly number[] = LONGEST): number => Math.max(...days);

/** Those who get a reminder: their credit expires within so many days, and they can redeem it. */
export const remindable = (riders: readonly RiderCard[], days: number): readonly RiderCard[] => {
  const last = new Date(`${today()}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days);
  const until = last.toISOString().slice(0, 10);
  return riders.filter(
    ({ deActivated, balances }) =>
      !deActivated && balances.some(({ nextExpiry }) => nextExpiry !== null && nextExpiry.expireDate <= until),
  );
};

/** One act on one of many riders; `nothing` says why a rider got no e-mail. */
export const actOnOne = async (
  http: HttpClient,
  { kind, riderId, key, nothing }: { kind: ManyKind; riderId: string; key: string; nothing: string },
): Promise<void> => {
  if (kind !== 'expiry')
    return void (await http.call(setRiderActive, { params: { riderId }, body: { active: kind === 'activate' } }));
  const { letters } = await http.call(sendExpireMail, { body: { riderIds: [riderId] }, idempotencyKey: key });
  // The call answers with a number; for one rider, none is a refusal.
  if (letters === 0) throw new ApiError({ status: 409, code: 'NOTHING_EXPIRES', detail: nothing, requestId: '' });
};
