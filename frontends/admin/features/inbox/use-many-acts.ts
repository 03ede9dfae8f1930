import {
  acceptLateResults,
  decideApproval,
  decideDocument,
  decidePaying,
  decideResultClaim,
  getApproval,
  refundDealer,
  setOverpaidAside,
  setResultAside,
  settleVinDispute,
  undoDocument,
  undoPaying,
  undoResultClaim,
  type Approval,
  type HeldAward,
  type PromoterCard,
  type ResultClaim,
  type UnpaidResult,
} from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { DECISIONS, decideOne, undoOne } from '../../shared/held-awards/held.api.js';
import { useWhy } from '../../shared/held-awards/use-why.js';
import { useHeldWords } from '../../shared/held-awards/words/use-words.js';
import { actOn } from '../../shared/promoters/one-act.js';
import type { ManyAct } from './many.js';
import type { Dispute, EventToDecide, LateEvent, OverpaidAward, RefundDue, WaitingDocument } from './use-groups.js';
import type { many } from './words/many-en.js';
import { useInboxWords } from './words/use-words.js';

type Said = keyof (typeof many)['of'];

/** What each group lets one do with many at once. Nothing that must be seen first is approved here. */
export const useManyActs = () => {
  const { http } = useHost();
  const [words, held, formats, why] = [useInboxWords(), useHeldWords(), useFormats(), useWhy()];
  const said = (key: Said) => ({
    key,
    label: (count: number) => words(`many.of.${key}.label`, { count }),
    title: (count: number) => words(`many.of.${key}.title`, { count }),
    lead: words(`many.of.${key}.lead`),
    done: words(`many.of.${key}.done`),
  });
  const toReader = { label: words('many.reason'), required: words('many.required') };
  const kept = { label: words('reason'), required: words('many.requiredKept') };

  const documents: readonly ManyAct<WaitingDocument>[] = [
    {
      ...said('documents'),
      reason: {
        ...toReader,
        suggestions: (['unreadable', 'cut', 'name', 'expired'] as const).map((text) =>
          words(`documents.reasons.${text}`),
        ),
      },
      each: ({ _id }, { reason }) =>
        http.call(decideDocument, { params: { documentId: _id }, body: { status: 'refused', reason } }),
      undo: ({ _id }) => http.call(undoDocument, { params: { documentId: _id } }),
    },
  ];
  const claims: readonly ManyAct<ResultClaim>[] = [
    {
      ...said('claims'),
      reason: { label: words('claims.answer'), required: words('claims.answerRequired') },
      each: ({ _id }, { reason, key }) =>
        http.call(decideResultClaim, {
          params: { claimId: _id },
          body: { decision: 'refuse', answer: reason },
          idempotencyKey: key,
        }),
      undo: ({ _id }) => http.call(undoResultClaim, { params: { claimId: _id } }),
    },
  ];
  const ofHeld: readonly ManyAct<HeldAward>[] = DECISIONS.map((decision) => ({
    ...said(decision),
    reason: { label: held('reason'), required: held('required') },
    each: (award, { reason, key }) => decideOne(http, { award, decision, reason, key, why }),
    undo: ({ _id }) => undoOne(http, _id, (outcome) => held(`undo.${outcome}`)),
    ...(decision === 'release'
      ? {
          leaves: ({ enteredByYou, photos }: HeldAward) => {
            if (enteredByYou) return held('enteredByYou');
            if (photos?.madeByYou) return held('madeByYou');
            return photos ? words('many.photos') : undefined;
          },
        }
      : {}),
  }));
  const unmatched: readonly ManyAct<UnpaidResult>[] = [
    {
      ...said('unmatched'),
      each: ({ _id }) => http.call(setResultAside, { params: { resultId: _id }, body: { setAside: true } }),
      undo: ({ _id }) => http.call(setResultAside, { params: { resultId: _id }, body: { setAside: false } }),
    },
  ];
  const disputes: readonly ManyAct<Dispute>[] = [
    {
      ...said('disputes'),
      fits: ({ reason }) => reason !== undefined,
      leaves: ({ reason }) => (reason === undefined ? words('many.twoRiders') : undefined),
      each: ({ _id }) => http.call(settleVinDispute, { params: { disputeId: _id }, body: { outcome: 'refused' } }),
    },
  ];
  const applications: readonly ManyAct<PromoterCard>[] = (['approve', 'reject'] as const).map((kind) => ({
    ...said(kind),
    ...(kind === 'reject' ? { reason: toReader } : {}),
    each: ({ _id }, { reason }) => actOn(http, kind, _id, reason),
    undo: ({ _id }) => actOn(http, 'undo', _id),
  }));
  const events: readonly ManyAct<EventToDecide>[] = [true, false].map((paying) => ({
    ...said(paying ? 'pay' : 'noPay'),
    ...(paying ? {} : { reason: toReader }),
    each: ({ _id, version }, { reason }) =>
      http.call(decidePaying, { params: { eventId: _id }, body: { version, paying, reason: reason || null } }),
    undo: ({ _id }) => http.call(undoPaying, { params: { eventId: _id } }),
  }));
  const late: readonly ManyAct<LateEvent>[] = [
    {
      ...said('acceptLate'),
      each: ({ _id }) => http.call(acceptLateResults, { params: { eventId: _id }, body: { accepted: true } }),
    },
    {
      ...said('stopLate'),
      reason: toReader,
      each: ({ _id }, { reason }) =>
        http.call(acceptLateResults, { params: { eventId: _id }, body: { accepted: false, reason } }),
    },
  ];
  const refunds: readonly ManyAct<RefundDue>[] = [
    {
      ...said('refunds'),
      each: ({ _id }, { key }) => http.call(refundDealer, { params: { redemptionId: _id }, idempotencyKey: key }),
    },
  ];
  const approvals: readonly ManyAct<Approval>[] = [
    {
      ...said('approvals'),
      reason: kept,
      each: async ({ _id, version }, { reason }) => {
        const { eventVersion } = await http.call(getApproval, { params: { approvalId: _id } });
        return await http.call(decideApproval, {
          params: { approvalId: _id },
          body: { version, ...(eventVersion === null ? {} : { eventVersion }), approve: false, answer: reason },
        });
      },
    },
  ];
  const overpaid: readonly ManyAct<OverpaidAward>[] = [
    {
      ...said('overpaid'),
      reason: { label: words('reason'), required: words('overpaid.reasonRequired') },
      each: ({ _id, overpaid: over, event }, { reason }) =>
        http.call(setOverpaidAside, {
          params: { awardId: _id },
          body: {
            left: {
              overpaid: over,
              note: words('overpaid.note', {
                amount: formats.money(over),
                event: event?.title ?? words('none'),
                text: reason,
              }),
            },
          },
        }),
    },
  ];
  return {
    documents,
    claims,
    held: ofHeld,
    unmatched,
    disputes,
    applications,
    events,
    late,
    refunds,
    approvals,
    overpaid,
  };
};
