import { useState } from 'react';
import { changePayoutClaim, type PayoutClaim, type PayoutClaimDetail } from '@rrr/contract';
import { SelectField, useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useClaimWords } from './words/use-words.js';

/** Another way to be paid, while nothing is ordered. */
export const MethodDialog = ({ claim, onClose }: { claim: PayoutClaimDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useClaimWords(), useRefresh('money')];
  const others = claim.methods.filter((candidate) => candidate !== claim.method);
  const [method, setMethod] = useState<PayoutClaim['method']>(others[0] ?? claim.method);
  const act = useAct({
    send: (to: PayoutClaim['method'], idempotencyKey) =>
      http.call(changePayoutClaim, {
        params: { role: 'admin', id: claim._id },
        body: { action: 'change-method', method: to, version: claim.version },
        idempotencyKey,
      }),
    refresh,
    notice: ({ payoutClaim }) => words('method.done', { method: words(`methods.${payoutClaim.method}`) }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('method.title', { name: claim.rider.fullName })}
      consequence={
        <div className="admin-part">
          <p>{words('method.lead')}</p>
          <SelectField
            name="method"
            label={words('method.choose')}
            value={method}
            choices={others.map((value) => ({ value, label: words(`methods.${value}`) }))}
            onChange={({ target }) => setMethod(others.find((other) => other === target.value) ?? method)}
          />
        </div>
      }
      act={act}
      command={() => method}
      confirm={words('method.confirm')}
      keep={words('keep')}
      unknownLead={words('unknown')}
      onClose={onClose}
    />
  );
};
