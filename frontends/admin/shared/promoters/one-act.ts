import {
  activatePromoter,
  approvePromoter,
  deactivatePromoter,
  deletePromoters,
  invitePromoterAgain,
  rejectPromoter,
  undoPromoterDecision,
} from '@rrr/contract';
import { ApiError, type HttpClient } from '@rrr/kit/base';

export type OneKind = 'approve' | 'reject' | 'undo' | 'invite' | 'activate' | 'deactivate' | 'delete';

/** One act on one promoter. */
export const actOn = async (http: HttpClient, kind: OneKind, id: string, reason = ''): Promise<void> => {
  const params = { id };
  const body = reason === '' ? {} : { reason };
  switch (kind) {
    case 'approve':
      return void (await http.call(approvePromoter, { params, body }));
    case 'reject':
      return void (await http.call(rejectPromoter, { params, body }));
    case 'undo':
      return void (await http.call(undoPromoterDecision, { params }));
    case 'invite':
      return void (await http.call(invitePromoterAgain, { params }));
    case 'activate':
      return void (await http.call(activatePromoter, { params }));
    case 'deactivate':
      return void (await http.call(deactivatePromoter, { params }));
    case 'delete': {
      const { outcomes } = await http.call(deletePromoters, { body: { ids: [id] } });
      const refused = outcomes.find((outcome) => outcome.outcome === 'refused')?.reason;
      // The call for many answers with outcomes; here a refusal is the one outcome.
      if (refused) throw new ApiError({ status: 409, ...refused, requestId: '' });
    }
  }
};

/** What takes an act back at once, from the notice that it is done. */
export const BACK: Partial<Record<OneKind, OneKind>> = {
  approve: 'undo',
  reject: 'undo',
  activate: 'deactivate',
  deactivate: 'activate',
};
