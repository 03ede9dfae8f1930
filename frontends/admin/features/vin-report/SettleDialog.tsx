import { settleVinDispute, type listVinDisputes, type Response } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useVinReportWords } from './words/use-words.js';

export type Dispute = Response<typeof listVinDisputes>['vinDisputes'][number];
export interface Settling {
  dispute: Dispute;
  outcome: 'stays' | 'moves';
}
interface Props extends Settling {
  /** after it is settled; `onClose` unless it is given */
  onDone?: () => void;
  onClose: () => void;
}

/** Says who keeps the VIN, then settles the dispute. */
export const SettleDialog = ({ dispute, outcome, onClose, onDone = onClose }: Props) => {
  const { http } = useHost();
  const [words, refresh] = [useVinReportWords(), useRefresh('vin', 'record', 'money')];
  const { vin, heldBy, claimedBy } = dispute;
  const who = { vin, holder: heldBy.fullName, claimant: claimedBy.fullName };
  const act = useAct({
    send: (_reason: string) => http.call(settleVinDispute, { params: { disputeId: dispute._id }, body: { outcome } }),
    refresh,
    notice: () => words(`disputes.${outcome}.done`, who),
    onDone,
  });
  return (
    <ActDialog
      title={words(`disputes.${outcome}.title`, who)}
      consequence={words(`disputes.${outcome}.lead`, who)}
      act={act}
      command={(reason) => reason}
      confirm={words(`disputes.${outcome}.confirm`, who)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
