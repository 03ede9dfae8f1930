import { useState } from 'react';
import type { EventDetail } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { lazyDialog, NoUpload } from '@rrr/kit/desk';
import { isLate } from '../../due.js';
import { useWords } from '../../words/use-words.js';

const AskLateDialog = lazyDialog(() => import('./AskLateDialog.js').then((loaded) => loaded.AskLateDialog));

/** Why results of an event cannot be sent now, and what can be done about it. */
const Locked = ({ event }: { event: EventDetail }) => {
  const { navigate, session } = useHost();
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const canAsk = event.promoter?._id === session.user._id && isLate(event);
  return (
    <>
      <NoUpload
        event={event}
        help={
          <div>
            <button
              type="button"
              className="desk-link"
              onClick={() => (canAsk ? setAsking(true) : navigate('/about/contact'))}
            >
              {words(canAsk ? 'event.askLate.act' : 'event.contact')}
            </button>
          </div>
        }
      />
      {asking && <AskLateDialog event={event} onClose={() => setAsking(false)} />}
    </>
  );
};

/** What stands in place of a screen that changes results, while they cannot be changed. */
export const lockedResults = (event: EventDetail) => (event.canUpload ? null : <Locked event={event} />);
