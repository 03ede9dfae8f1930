import { settleVinDispute, settleVinRun, type listVinDisputes, type Response } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useVinReportWords } from './words/use-words.js';

export type Dispute = Response<typeof listVinDisputes>['vinDisputes'][number];
export interface Settling {
  dispute: Dispute;
  /** `refusedAll`: every VIN of its run */
  outcome: 'stays' | 'moves' | 'verified' | 'refused' | 'refusedAll';
}
interface Props extends Settling {
  /** after it is settled; `onClose` unless it is given */
  onDone?: () => void;
  onClose: () => void;
}

/** Says what happens to the VIN, then settles the dispute, or all of its run. */
export const SettleDialog = ({ dispute, outcome, onClose, onDone = onClose }: Props) => {
  const { http } = useHost();
  const [words, refresh] = [useVinReportWords(), useRefresh('vin', 'record', 'money')];
  const { vin, heldBy, claimedBy, runId = '', runSize = 1 } = dispute;
  const who = { vin, holder: heldBy.fullName, claimant: claimedBy.fullName, count: runSize };
  const needsReason = dispute.reason === 'no-year' && outcome === 'verified';
  const act = useAct({
    send: async (reason: string) => {
      if (outcome === 'refusedAll') await http.call(settleVinRun, { params: { runId }, body: { outcome: 'refused' } });
      else
        await http.call(settleVinDispute, {
          params: { disputeId: dispute._id },
          body: { outcome, ...(reason === '' ? {} : { reason }) },
        });
    },
    refresh,
    notice: () => words(`disputes.${outcome}.done`, who),
    onDone,
  });
  return (
    <ActDialog
      title={words(`disputes.${outcome}.title`, who)}
      consequence={words(`disputes.${outcome}.lead`, who)}
      act={act}
      {...(needsReason ? { reason: { label: words('reason'), required: words('reasonRequired') } } : {})}
      command={(reason) => reason}
      confirm={words(`disputes.${outcome}.confirm`, who)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
