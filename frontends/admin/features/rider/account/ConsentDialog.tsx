import { confirmConsentOnPaper, type RiderDetail } from '@rrr/contract';
import { TextField, useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useState } from 'react';
import { useRefresh } from '../../../use-refresh.js';
import { useAccountWords } from './words/use-words.js';

/** Records the consent of a parent or guardian that came on paper, with the reason. */
export const ConsentDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useAccountWords(), useRefresh('money', 'record')];
  const [guardianName, setName] = useState(rider.record?.guardian?.name ?? '');
  const name = rider.fullName;
  const act = useAct({
    send: (reason: string) =>
      http.call(confirmConsentOnPaper, {
        params: { riderId: rider._id },
        body: { guardianName: guardianName.trim(), reason },
      }),
    refresh,
    notice: () => words('consent.done', { name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('consent.title', { name })}
      consequence={
        <>
          <p>{words('consent.lead')}</p>
          <TextField
            name="guardianName"
            label={words('consent.guardian')}
            autoComplete="off"
            maxLength={120}
            required
            value={guardianName}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      }
      act={act}
      command={(reason) => reason}
      confirm={words('consent.confirm')}
      keep={words('keep')}
      reason={{ label: words('consent.reason'), required: words('consent.required') }}
      onClose={onClose}
    />
  );
};
