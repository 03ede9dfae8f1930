import { unlinkEvents, type EventDetail } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { Foreseen } from '../../correct/Foreseen.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { useOneRaceWords } from './words/use-words.js';

/** Shows what ending a link would pay again, then asks another administrator to approve it. */
export const UnlinkDialog = ({
  event,
  refresh,
  onClose,
}: {
  event: EventDetail;
  refresh: () => void;
  onClose: () => void;
}) => {
  const { http } = useHost();
  const words = useOneRaceWords();
  const correction = useCorrection({
    send: (eventId: string, how) => {
      const { said } = howSent(how);
      const signal = how.dryRun ? { signal: how.signal } : {};
      return http.call(unlinkEvents, { params: { eventId }, body: said, ...signal });
    },
    notice: ({ done }) => words(done === 'asked' ? 'unlinkAsked' : 'unlinked'),
    onDone: onClose,
    refresh,
  });
  return (
    <CorrectDialog
      title={words('unlinkTitle')}
      lead={words('unlinkLead', { other: event.sameRace?.title ?? '' })}
      command={event._id}
      correction={correction}
      body={({ money }) => <Foreseen money={money} />}
      isMoneyInBody
      confirm={words('unlink')}
      onClose={onClose}
    />
  );
};
