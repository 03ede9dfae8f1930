import { sendExpireMail, type RiderDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { nextExpiryOf } from './next-expiry.js';
import { useAccountWords } from './words/use-words.js';

/** Reminds one rider of credit that expires. */
export const ExpiryMailDialog = ({ rider, onClose }: { rider: RiderDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats] = [useAccountWords(), useFormats()];
  const next = nextExpiryOf(rider);
  const act = useAct({
    send: (riderIds: string[], idempotencyKey) => http.call(sendExpireMail, { body: { riderIds }, idempotencyKey }),
    notice: ({ letters }) => (letters > 0 ? words('expiry.done', { count: letters }) : words('expiry.none')),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('expiry.title', { name: rider.fullName })}
      consequence={
        next && words('expiry.lead', { amount: formats.money(next.amount), date: formats.date(next.expireDate) })
      }
      act={act}
      command={() => [rider._id]}
      confirm={words('expiry.confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
