import { useState } from 'react';
import type { PaymentOrder, PayoutClaimDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, lazyDialog, Section, Status, Summary, type Tone } from '@rrr/kit/desk';
import type { RewardLink } from './LinkDialog.js';
import { useClaimWords } from './words/use-words.js';

const LinkDialog = lazyDialog(() => import('./LinkDialog.js').then((loaded) => loaded.LinkDialog));
const SettleDialog = lazyDialog(() => import('./SettleDialog.js').then((loaded) => loaded.SettleDialog));

const TONE: Record<PaymentOrder['status'], Tone> = {
  requested: 'wait',
  unknown: 'wait',
  made: 'good',
  refused: 'bad',
  canceled: 'plain',
};

/** The order at the payment provider: where it stands, and what is needed when nobody knows. */
export const OrderSection = ({ claim }: { claim: PayoutClaimDetail }) => {
  const [words, formats] = [useClaimWords(), useFormats()];
  const [open, setOpen] = useState<'link' | 'settle'>();
  const [link, setLink] = useState<RewardLink>();
  const { order, method, rider } = claim;
  const close = () => setOpen(undefined);
  if (method === 'cheque' && !order) return null;
  return (
    <Section
      title={words('order.title')}
      side={order && <Status tone={TONE[order.status]}>{words(`order.statuses.${order.status}`)}</Status>}
    >
      {!order && <p className="desk-muted">{words('order.none')}</p>}
      {order && (
        <Summary
          pairs={[
            [words('order.provider'), order.provider],
            [words('order.id'), order.orderId ?? '–'],
            [words('order.amount'), <Amount key="amount" money={order.amount} />],
            [words('order.updated'), formats.instant(order.updatedAt)],
          ]}
        />
      )}
      {order?.doubtful && (
        <div className="alert wait" role="status">
          <strong>
            {words('order.doubtful', {
              since: formats.instant(order.doubtful.since),
              until: formats.instant(order.doubtful.until),
            })}
          </strong>
          <div>
            <button type="button" className="button" onClick={() => setOpen('settle')}>
              {words('order.settle')}
            </button>
          </div>
        </div>
      )}
      {link && (
        <p>
          <a href={link.link} target="_blank" rel="noreferrer">
            {words('order.linkOpen')}
          </a>{' '}
          {link.sandbox && <span className="desk-muted">{words('order.sandbox')}</span>}
        </p>
      )}
      {!link && order?.status === 'made' && order.orderId !== null && method === 'reward-link' && (
        <div className="admin-part">
          <p>{words('order.linkSent', { name: rider.fullName })}</p>
          <button type="button" className="button" onClick={() => setOpen('link')}>
            {words('order.link')}
          </button>
        </div>
      )}
      {open === 'link' && order?.orderId && (
        <LinkDialog orderId={order.orderId} name={rider.fullName} onLink={setLink} onClose={close} />
      )}
      {open === 'settle' && <SettleDialog claim={claim} onClose={close} />}
    </Section>
  );
};
