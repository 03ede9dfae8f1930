import { type ApprovalRequest, type DecideRequest, decideRequest } from '../approvals/index.js';
import { merge, type MergingPorts } from './merge-riders.js';

/**
 * An admin decides about a merge that another asked for; it happens in the name of whoever asked, exactly as it was
 * previewed.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit AlreadyMerged PreviewOutdated
 */
export const decideMerge =
  (ports: MergingPorts) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'merge'>> =>
    ports.uow.run(async (tx) => {
      const request = await decideRequest(tx, 'merge', cmd, ports);
      const { askedBy, askedByName, askedFor, objectId, change } = request;
      if (!cmd.approve) return request;
      const actor = { accountId: askedBy, type: 'admin' as const, subjectId: askedFor, proxyHostId: null };
      const pair = { keepId: change.keep.id, deleteId: objectId };
      await merge(
        tx,
        { ...pair, actor: { ...actor, name: askedByName }, outcome: change.outcome, apply: 'approved' },
        ports,
      );
      return request;
    });
