import { useState } from 'react';
import { settleOrder, type PayoutClaimDetail, type Request } from '@rrr/contract';
import { SelectField, TextField, useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useClaimWords } from './words/use-words.js';

const OUTCOMES = ['not-paid', 'paid'] as const;
const ORDER_ID = /^[\w-]{1,64}$/;

/** Settles an order whose fate nobody knows, by what the provider's records say. */
export const SettleDialog = ({ claim, onClose }: { claim: PayoutClaimDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useClaimWords(), useFormats(), useRefresh('money')];
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('not-paid');
  const [orderId, setOrderId] = useState(claim.order?.orderId ?? '');
  const [wrong, setWrong] = useState(false);
  const act = useAct({
    send: (body: Request<typeof settleOrder>['body']) => http.call(settleOrder, { body }),
    refresh,
    notice: () => words('order.settled'),
    onDone: onClose,
  });
  const why = (reason: string) => ({ payoutClaimId: claim._id, reason });
  const command = (reason: string): Request<typeof settleOrder>['body'] =>
    outcome === 'paid' ? { outcome, orderId: orderId.trim(), ...why(reason) } : { outcome, ...why(reason) };
  return (
    <ActDialog
      title={words('order.settleTitle', { amount: formats.money(claim.net) })}
      consequence={
        <div className="admin-part">
          <p>{words('order.settleLead')}</p>
          <SelectField
            name="outcome"
            label={words('order.outcome')}
            value={outcome}
            choices={OUTCOMES.map((value) => ({ value, label: words(`order.outcomes.${value}`) }))}
            onChange={({ target }) => setOutcome(target.value === 'paid' ? 'paid' : 'not-paid')}
          />
          {outcome === 'paid' && (
            <TextField
              name="orderId"
              label={words('order.orderId')}
              value={orderId}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              error={wrong ? words('order.orderIdWrong') : undefined}
              onChange={({ target }) => {
                setOrderId(target.value);
                setWrong(false);
              }}
            />
          )}
        </div>
      }
      act={{
        ...act,
        run: (body) => {
          // a number that the provider cannot have is not sent
          if (body.outcome === 'paid' && !ORDER_ID.test(body.orderId)) {
            setWrong(true);
            return Promise.resolve(act.state);
          }
          return act.run(body);
        },
      }}
      command={command}
      confirm={words('order.settleConfirm')}
      keep={words('keep')}
      reason={{ label: words('order.reason'), required: words('order.required') }}
      unknownLead={words('unknown')}
      onClose={onClose}
    />
  );
};
