import type { ComponentType, ReactNode } from 'react';
import type { Money, Pagination } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useLateEventsQuery } from '../../shared/event/closed-events.api.js';
import { usePromotersQuery } from '../../shared/promoters/promoters.api.js';
import { useHeldAwardsQuery } from '../../shared/held-awards/held.api.js';
import { useRefundsDueQuery } from '../../shared/refunds/refunds.api.js';
import { useVinDisputesQuery } from '../../shared/vin-patterns/vin-patterns.api.js';
import { ApplicationItem } from './ApplicationItem.js';
import { ApprovalItem } from './ApprovalItem.js';
import { CashItem } from './CashItem.js';
import { ClaimItem } from './ClaimItem.js';
import { DisputeItem } from './DisputeItem.js';
import { DocumentItem } from './DocumentItem.js';
import { EventItem } from './EventItem.js';
import {
  useApprovalsQuery,
  useEventsToDecideQuery,
  useOpenClaimsQuery,
  useOverdueRidersQuery,
  useOverpaidAwardsQuery,
  useUnpaidResultsQuery,
  useWaitingDocumentsQuery,
} from './inbox.api.js';
import { HeldItem } from './HeldItem.js';
import type { ItemProps } from './item-props.js';
import { PAGE, queriesOf, type Narrow } from './narrow.js';
import type { GroupBulk } from './many.js';
import { useCashBulk } from './use-cash-bulk.js';
import { useMatchMany } from './use-match-many.js';
import { useMany } from './use-many.js';
import { useManyActs } from './use-many-acts.js';
import { LateItem } from './LateItem.js';
import { OverpaidItem } from './OverpaidItem.js';
import { RefundItem } from './RefundItem.js';
import { UnmatchedItem } from './UnmatchedItem.js';
import type { GroupKey, Row } from './use-groups.js';
import { useApprovalWords } from '../../shared/approvals/words/use-words.js';
import { useInboxWords } from './words/use-words.js';

interface Answer {
  data?: { pagination: Pagination; sums?: readonly Money[]; promoterNames?: readonly string[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What one group lists, and how one of it is decided. */
export interface Source {
  answer: Answer;
  /** undefined until it was answered */
  rows: readonly Row[] | undefined;
  show: (id: string, next: () => void) => ReactNode;
  /** what its list knows of a row, for the acts on many */
  itemOf: (id: string) => unknown;
  /** promoters to filter by; the value is how the address names one */
  promoters?: readonly { value: string; label: string }[];
  /** of all rows that the filters find, where the list says so */
  sums?: readonly Money[];
  /** of what the filters find */
  pagination?: Pagination;
  bulk?: GroupBulk;
}

const sourceOf = <T extends { _id: string }>(
  answer: Answer,
  items: readonly T[] | undefined,
  rowOf: (item: T) => Omit<Row, 'id'>,
  Item: ComponentType<ItemProps<T>>,
  bulk?: GroupBulk,
): Source => ({
  answer,
  ...(bulk ? { bulk } : {}),
  ...(answer.data ? { pagination: answer.data.pagination } : {}),
  ...(answer.data?.sums ? { sums: answer.data.sums } : {}),
  promoters: (answer.data?.promoterNames ?? []).map((promoterName) => ({ value: promoterName, label: promoterName })),
  itemOf: (id) => items?.find(({ _id }) => _id === id),
  rows: items?.map((item) => ({ id: item._id, ...rowOf(item) })),
  show: (id, next) => {
    const item = items?.find(({ _id }) => _id === id);
    return item ? <Item key={id} item={item} next={next} /> : null;
  },
});

const NOTHING: Source = {
  answer: { isFetching: false, refetch: () => undefined },
  rows: undefined,
  show: () => null,
  itemOf: () => undefined,
};

const params = { role: 'admin' } as const;

/** The list of the group that is open; the other lists are not asked for. */
export const useSource = (of: GroupKey | undefined, narrow: Narrow): Source => {
  const [words, approvalWords, formats] = [useInboxWords(), useApprovalWords(), useFormats()];
  const unless = (kind: GroupKey) => ({ skip: kind !== of });
  const { plain, money, events: ofEvents } = queriesOf(narrow);
  const late = useLateEventsQuery({ query: { setAside: 'false', ...ofEvents } }, unless('late'));
  const { currency, from, promoter, until, remindable, sort, page } = narrow;
  const cash = useOverdueRidersQuery(
    {
      query: {
        page,
        limit: PAGE,
        ...(currency ? { currency } : {}),
        ...(from === undefined ? {} : { atLeast: from }),
        ...(promoter === undefined ? {} : { promoterId: promoter }),
        ...(until === undefined ? {} : { racedUntil: until }),
        ...(remindable ? { remindable } : {}),
        ...(sort === 'money' ? { sort: 'amount' } : {}),
      },
    },
    unless('cash'),
  );
  const overdue = cash.data?.riders.map((rider) => ({ ...rider, _id: rider.rider._id }));
  const cashBulk = useCashBulk(overdue);
  const [manyOf, acts, withMatch] = [useMany(), useManyActs(), useMatchMany()];
  const refunds = useRefundsDueQuery({ params, query: { overdue: 'true', ...money } }, unless('refunds'));
  const claims = useOpenClaimsQuery({ params, query: { status: 'open', ...plain } }, unless('claims'));
  const held = useHeldAwardsQuery({ query: { waitsFor: 'person', ...money } }, unless('held'));
  const documents = useWaitingDocumentsQuery({ query: plain }, unless('documents'));
  const unmatched = useUnpaidResultsQuery({ query: money }, unless('unmatched'));
  const disputes = useVinDisputesQuery({ query: { open: 'true', ...plain } }, unless('disputes'));
  const applications = usePromotersQuery({ query: { status: 'pending', ...plain } }, unless('applications'));
  const events = useEventsToDecideQuery({ query: ofEvents }, unless('events'));
  const approvals = useApprovalsQuery({ query: { state: 'waiting', ...plain } }, unless('approvals'));
  const overpaid = useOverpaidAwardsQuery({ query: { setAside: 'false', ...money } }, unless('overpaid'));
  const source = ((): Source => {
    switch (of) {
      case undefined:
        return NOTHING;
      case 'late':
        return sourceOf(
          late,
          late.data?.events,
          (item) => ({
            who: item.title,
            about: item.promoter?.name ?? '',
            at: item.endDate ?? item.startDate,
            money: [item.contingencyAmount],
          }),
          LateItem,
          manyOf(acts.late),
        );
      case 'cash':
        return sourceOf(
          cash,
          overdue,
          (item) => ({
            who: item.rider.fullName,
            about: words('cash.about', {
              count: item.awards.length,
              sum: item.sums.map((sum) => formats.money(sum)).join(' + '),
            }),
            at: item.awards[0]?.raceDate ?? null,
            money: item.sums,
          }),
          CashItem,
        );
      case 'refunds':
        return sourceOf(
          refunds,
          refunds.data?.creditRedemptions,
          (refund) => ({
            who: refund.dealer.name,
            about: formats.money(refund.amount),
            at: refund.redeemedAt,
            money: [refund.amount],
          }),
          RefundItem,
          manyOf(acts.refunds),
        );
      case 'claims':
        return sourceOf(
          claims,
          claims.data?.resultClaims,
          (claim) => ({ who: claim.rider.fullName, about: claim.event.title, at: claim.at }),
          ClaimItem,
          manyOf(acts.claims),
        );
      case 'held':
        return sourceOf(
          held,
          held.data?.awards,
          (award) => ({
            who: award.rider.fullName,
            about: formats.money(award.amount),
            at: award.heldSince,
            money: [award.amount],
          }),
          HeldItem,
          manyOf(acts.held),
        );
      case 'documents':
        return sourceOf(
          documents,
          documents.data?.documents,
          (document) => ({
            who: document.rider.fullName,
            about: words(`documents.kinds.${document.kind}`),
            at: document.uploadedAt,
          }),
          DocumentItem,
          manyOf(acts.documents),
        );
      case 'unmatched':
        return sourceOf(
          unmatched,
          unmatched.data?.results,
          (result) => ({
            who: result.riderName,
            about: result.event.title,
            at: result.event.startDate,
            money: [result.worth],
          }),
          UnmatchedItem,
          withMatch(manyOf(acts.unmatched)),
        );
      case 'disputes':
        return sourceOf(
          disputes,
          disputes.data?.vinDisputes,
          (dispute) => ({ who: dispute.claimedBy.fullName, about: dispute.vin, at: dispute.at }),
          DisputeItem,
          manyOf(acts.disputes),
        );
      case 'applications':
        return sourceOf(
          applications,
          applications.data?.promoters,
          (application) => ({
            who: application.name,
            about: [application.city, application.state].filter(Boolean).join(', '),
            at: application.personal?.appliedAt ?? null,
          }),
          ApplicationItem,
          manyOf(acts.applications),
        );
      case 'events':
        return sourceOf(
          events,
          events.data?.events,
          (event) => ({
            who: event.title,
            about: event.promoter?.name ?? '',
            at: event.payingAskedAt,
            money: [event.contingencyAmount],
          }),
          EventItem,
          manyOf(acts.events),
        );
      case 'approvals':
        return sourceOf(
          approvals,
          approvals.data?.approvals,
          (approval) => ({
            who: approval.kind === 'season' ? formats.date(approval.about.name) : approval.about.name,
            about: approvalWords(`kinds.${approval.kind}`),
            at: approval.askedAt,
          }),
          ApprovalItem,
          manyOf(acts.approvals),
        );
      case 'overpaid':
        return sourceOf(
          overpaid,
          overpaid.data?.awards,
          (item) => ({
            who: item.rider.fullName,
            about: formats.money(item.overpaid),
            at: item.awardedDate,
            money: [item.overpaid],
          }),
          OverpaidItem,
          manyOf(acts.overpaid),
        );
    }
  })();
  if (of === 'cash' && cash.data)
    return {
      ...source,
      promoters: cash.data.promoters.map(({ _id, name }) => ({ value: _id, label: name })),
      sums: cash.data.sums,
      bulk: cashBulk,
    };
  return source;
};
