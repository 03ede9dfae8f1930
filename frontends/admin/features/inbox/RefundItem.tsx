import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, Summary } from '@rrr/kit/desk';
import { Code } from '../../pieces/Code.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import type { RefundDue } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const OneDialog = lazyDialog(() => import('../../shared/refunds/OneDialog.js').then((loaded) => loaded.OneDialog));
const UndoDialog = lazyDialog(() => import('../../shared/rider/UndoDialog.js').then((loaded) => loaded.UndoDialog));

/** A redemption whose dealer waits too long for the refund: refund it, or undo it where it was wrong. */
export const RefundItem = ({ item, next }: ItemProps<RefundDue>) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<'refund' | 'undo'>();
  const { _id, dealer, rider, code, amount, redeemedAt, dueDate, dealerEmployeeName } = item;
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="desk-muted">{words('refunds.since', { date: formats.date(dueDate) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/dealer/${dealer._id}`)}>{dealer.name}</Link>
      </h2>
      <Summary
        pairs={[
          [words('refunds.amount'), <Amount key="amount" money={amount} strong />],
          [words('refunds.code'), <Code key="code" value={code} />],
          [words('refunds.redeemed'), formats.instant(redeemedAt)],
          [words('refunds.employee'), dealerEmployeeName],
          [
            words('refunds.rider'),
            <Link key="rider" to={path(`/rider/${rider._id}?tab=redemptions`)}>
              {rider.fullName}
            </Link>,
          ],
        ]}
      />
      <DecisionBar
        approve={words('refunds.refund', { amount: formats.money(amount) })}
        onApprove={() => setAsked('refund')}
        refuse={item.canUndo ? words('refunds.undo') : undefined}
        onRefuse={() => setAsked('undo')}
        onSkip={next}
      />
      {asked === 'refund' && (
        <OneDialog act="refund" row={{ _id, code, dealer: dealer.name, amount }} onDone={next} onClose={close} />
      )}
      {asked === 'undo' && <UndoDialog redemption={item} onDone={next} onClose={close} />}
    </>
  );
};
