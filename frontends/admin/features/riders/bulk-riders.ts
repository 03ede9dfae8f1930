import { sendExpireMail, setRiderActive } from '@rrr/contract';
import { ApiError, type HttpClient } from '@rrr/kit/base';

export const MANY = ['expiry', 'deactivate', 'activate'] as const;
export type ManyKind = (typeof MANY)[number];

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
