import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { setOverpaidAside } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, Amount, Summary } from '@rrr/kit/desk';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { RiderContact } from './RiderContact.js';
import { useDecision } from './use-decision.js';
import type { OverpaidAward } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

/** An award of which more was spent than its corrected result is worth: nobody has to pay it back. */
export const OverpaidItem = ({ item, next }: ItemProps<OverpaidAward>) => {
  const { http } = useHost();
  const [words, formats, path, navigate] = [useInboxWords(), useFormats(), usePath(), useNavigate()];
  const [leaving, setLeaving] = useState(false);
  const { _id, rider, overpaid, initialValue, event, className, place, awardedDate } = item;
  const amount = formats.money(overpaid);
  const adjustment = new URLSearchParams({
    direction: 'deduct',
    amount: String(overpaid.amount),
    currency: overpaid.currency,
    reason: words('overpaid.reason', { event: event?.title ?? words('none') }),
  });
  const leave = useDecision({
    send: (text: string) =>
      http.call(setOverpaidAside, {
        params: { awardId: _id },
        body: {
          left: { overpaid, note: words('overpaid.note', { amount, event: event?.title ?? words('none'), text }) },
        },
      }),
    notice: (_reason, { approvalId }) =>
      words(approvalId === null ? 'overpaid.left' : 'overpaid.waits', { amount, name: rider.fullName }),
    onDone: () => {
      setLeaving(false);
      next();
    },
  });
  return (
    <>
      <p className="desk-muted">{words('overpaid.since', { when: formats.instant(awardedDate) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}?tab=ledger`)}>{rider.fullName}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('overpaid.award')}>
          <h3>{words('overpaid.award')}</h3>
          <Summary
            pairs={[
              [words('overpaid.over'), <Amount key="over" money={overpaid} strong />],
              [words('overpaid.worth'), <Amount key="worth" money={initialValue} />],
              [
                words('overpaid.event'),
                event ? (
                  <Link key="event" to={path(`/event/${event._id}`)}>
                    {event.title}
                  </Link>
                ) : (
                  words('none')
                ),
              ],
              [words('overpaid.inClass'), className ?? words('none')],
              [words('overpaid.place'), place === null ? words('none') : formats.place(place)],
            ]}
          />
        </section>
        <section aria-label={words('reach')}>
          <h3>{words('reach')}</h3>
          <RiderContact riderId={rider._id} />
        </section>
      </div>
      <p className="alert">{words('overpaid.consequence')}</p>
      <DecisionBar
        approve={words('overpaid.adjust', { amount })}
        onApprove={() => void navigate(`${path(`/rider/${rider._id}/adjust`)}?${adjustment}`)}
        refuse={words('overpaid.leave')}
        onRefuse={() => setLeaving(true)}
        onSkip={next}
        state={leave.state}
      />
      {leaving && (
        <ActDialog
          title={words('overpaid.leaveTitle', { amount, name: rider.fullName })}
          consequence={words('overpaid.leaveLead')}
          act={leave}
          command={(reason) => reason}
          confirm={words('overpaid.confirm', { amount })}
          keep={words('back')}
          reason={{ label: words('reason'), required: words('overpaid.reasonRequired') }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
};
