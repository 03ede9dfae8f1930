import { decideApproval, type getApproval, previewApproval, type Response } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog, Foreseen, useCorrection } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useInboxWords } from './words/use-words.js';

interface Props {
  shown: Response<typeof getApproval>;
  title: string;
  /** what is approved, in words */
  effect: string;
  onDone: () => void;
  onClose: () => void;
}

type Preview = Response<typeof previewApproval>;
interface Seen {
  money: Preview['money'] | null;
  results?: Preview['results'];
  outcome?: string | undefined;
}

/** Shows what a change of an event would move now, then approves exactly that; beside it, what it was when it was asked for. */
export const ApproveForeseen = ({ shown: { approval, eventVersion }, title, effect, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [words, refresh] = [useInboxWords(), useRefresh('event', 'series', 'money', 'record')];
  const params = { approvalId: approval._id };
  const about = { version: approval.version, ...(eventVersion === null ? {} : { eventVersion }) };
  const correction = useCorrection({
    send: async (_: null, how): Promise<Seen> => {
      if (how.dryRun) return await http.call(previewApproval, { params, body: about, signal: how.signal });
      const { outcome } = how;
      const body = { ...about, approve: true, answer: null, ...(outcome === undefined ? {} : { outcome }) };
      await http.call(decideApproval, { params, body });
      return { money: null };
    },
    notice: () => words('approvals.approved', { title: approval.about.name }),
    onDone,
    refresh,
  });
  return (
    <CorrectDialog
      title={title}
      lead={effect}
      command={null}
      correction={correction}
      body={({ money, results }) => (
        <>
          {approval.foreseen && !isSame(approval.foreseen, money) && (
            <Foreseen money={approval.foreseen} when="asked" />
          )}
          <p>{words('approvals.nowLead')}</p>
          {money && <Foreseen money={money} results={results} />}
        </>
      )}
      isMoneyInBody
      confirm={words('approvals.approve')}
      onClose={onClose}
    />
  );
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
