import type { Redemption } from '@rrr/contract';
import { useRedemptionsQuery, useRevokedQuery } from '../../api.js';

/** The redemption of this dealer with a code, also an undone one. */
export const useRedemptionByCode = (code: string | undefined): Redemption | undefined => {
  const asked = { params: { role: 'dealer' as const }, query: { query: code ?? '', page: 1, limit: 10 } };
  const skip = { skip: code === undefined };
  const { currentData: standing } = useRedemptionsQuery(asked, skip);
  const { currentData: undone } = useRevokedQuery(asked, skip);
  return [...(standing?.creditRedemptions ?? []), ...(undone?.revokedRedemptions ?? [])].find(
    (creditRedemption) => creditRedemption.code === code,
  );
};
