import { useState } from 'react';
import { Link } from 'react-router-dom';
import { withdrawApproval, type Approval } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, WaitingPurse } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useWords } from '../../words/use-words.js';

/** The change that its promoter asked for: edit it or take it back. */
export const Proposal = ({ proposal }: { proposal: Approval }) => {
  const { http } = useHost();
  const [words, path, refresh] = [useWords(), usePath(), useRefresh('event', 'series')];
  const [asking, setAsking] = useState(false);
  const act = useAct<null, unknown>({
    send: () => http.call(withdrawApproval, { params: { approvalId: proposal._id } }),
    refresh,
    notice: () => words('event.proposal.withdrawn'),
    onDone: () => setAsking(false),
  });
  return (
    <WaitingPurse proposal={proposal}>
      <div className="desk-purse-acts">
        <Link className="button" to={path(`/event/${proposal.about._id}/classes`)}>
          {words('event.proposal.edit')}
        </Link>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {words('event.proposal.withdraw')}
        </button>
      </div>
      {asking && (
        <ActDialog
          title={words('event.proposal.title')}
          consequence={words('event.proposal.lead')}
          act={act}
          command={() => null}
          confirm={words('event.proposal.withdraw')}
          keep={words('event.proposal.keep')}
          onClose={() => setAsking(false)}
        />
      )}
    </WaitingPurse>
  );
};
