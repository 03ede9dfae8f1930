import { useRef } from 'react';
import {
  decideResultClaim,
  matchResult,
  putResult,
  undoResultClaim,
  type Corrected,
  type Request,
  type ResultClaim,
  type ResultRecord,
} from '@rrr/contract';
import { newKey, useFormats, useHost, usePreviewedAct } from '@rrr/kit/base';
import { CorrectDialog, NameReason, Verdict } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useInboxWords } from './words/use-words.js';

type Added = Extract<Request<typeof decideResultClaim>['body'], { decision: 'add' }>['result'];

/** The result as the rider claims it; what they did not say stays empty. */
const claimedResult = ({ place, rider }: ResultClaim): Added => ({
  place,
  resultType: 'finished',
  riderName: rider.fullName,
  number: null,
  hometown: null,
  state: null,
  bike: null,
  email: null,
  amaNumber: null,
});

interface Props {
  claim: ResultClaim;
  /** the result that is matched; left out to add the one that is claimed */
  result?: ResultRecord | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what the result would pay its rider, then accepts the claim. */
export const ClaimDialog = ({ claim, result, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useInboxWords(), useFormats(), useRefresh('record', 'money')];
  const reason = useRef('');
  const params = { eventId: claim.event._id };
  const classId = claim.class?._id ?? '';
  const said = {
    name: claim.rider.fullName,
    written: result?.riderName ?? '',
    place: formats.count(claim.place ?? 0),
    inClass: claim.class?.name ?? '',
  };
  const kind = result ? 'match' : 'add';
  const decided = usePreviewedAct<{ tied?: true }, Corrected, unknown>({
    preview: (tie, signal) => {
      const rest = { params, idempotencyKey: newKey(), signal };
      const riderId = claim.rider._id;
      return result
        ? http.call(matchResult, { ...rest, body: { resultId: result._id, riderId, dryRun: true } })
        : http.call(putResult, { ...rest, body: { ...claimedResult(claim), ...tie, classId, riderId, dryRun: true } });
    },
    changes: () => [],
    send: ({ command: tie }, idempotencyKey) =>
      http.call(decideResultClaim, {
        params: { claimId: claim._id },
        body: result
          ? { decision: 'match', resultId: result._id, ...(reason.current === '' ? {} : { reason: reason.current }) }
          : { decision: 'add', classId, result: { ...claimedResult(claim), ...tie } },
        idempotencyKey,
      }),
    refresh,
    notice: () => words('claims.accepted', said),
    undo: () => http.call(undoResultClaim, { params: { claimId: claim._id } }),
    onDone,
  });
  return (
    <CorrectDialog
      title={words(`claims.title.${kind}`, said)}
      lead={words('claims.lead')}
      command={{}}
      correction={decided}
      body={({ results: [after], needsReason = false }) => (
        <>
          {after && <Verdict verdict={after.verdict} />}
          {needsReason && <NameReason onWrite={(written) => void (reason.current = written)} />}
        </>
      )}
      confirm={words(`claims.confirm.${kind}`, said)}
      onTie={() => decided.look({ tied: true })}
      onClose={onClose}
    />
  );
};
