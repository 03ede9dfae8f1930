import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, Status, Summary } from '@rrr/kit/desk';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { RiderContact } from './RiderContact.js';
import type { WaitingCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const ExpireDialog = lazyDialog(() => import('../rider-cash/ExpireDialog.js').then((it) => it.ExpireDialog));

/** Cash that could not be paid in time: what is missing for it and where that is added, or it expires. */
export const CashItem = ({ item, next }: ItemProps<WaitingCash>) => {
  const [words, formats, path, navigate] = [useInboxWords(), useFormats(), usePath(), useNavigate()];
  const [expiring, setExpiring] = useState(false);
  const { rider, amount, label, raceDate, dueDate, missing } = item;
  const needsOnlyAddress = missing.every((it) => it === 'address');
  const place = path(`/rider/${rider._id}${needsOnlyAddress ? '/edit' : '?tab=documents'}`);
  return (
    <>
      <p className="desk-muted">{words('cash.since', { date: formats.date(dueDate) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}?tab=cash`)}>{rider.fullName}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('cash.award')}>
          <h3>{words('cash.award')}</h3>
          <Summary
            pairs={[
              [words('cash.amount'), <Amount key="amount" money={amount} strong />],
              [words('cash.for'), label],
              [words('cash.raced'), formats.date(raceDate)],
            ]}
          />
          <h3>{words('cash.missing')}</h3>
          <div className="admin-inbox-fits">
            {missing.map((it) => (
              <Status key={it} tone="wait">
                {words(`cash.what.${it}`)}
              </Status>
            ))}
          </div>
        </section>
        <section aria-label={words('reach')}>
          <h3>{words('reach')}</h3>
          <RiderContact riderId={rider._id} />
        </section>
      </div>
      <DecisionBar
        approve={words(needsOnlyAddress ? 'cash.addAddress' : 'cash.addPapers')}
        onApprove={() => void navigate(place)}
        refuse={words('cash.expire')}
        onRefuse={() => setExpiring(true)}
        onSkip={next}
      />
      {expiring && <ExpireDialog award={item} rider={rider} onDone={next} onClose={() => setExpiring(false)} />}
    </>
  );
};
