import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, Status } from '@rrr/kit/desk';
import { CashAsks } from './CashAsks.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { RiderContact } from './RiderContact.js';
import type { OverdueCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const ExpireDialog = lazyDialog(() =>
  import('../../shared/rider/ExpireDialog.js').then((loaded) => loaded.ExpireDialog),
);
const RemindDialog = lazyDialog(() => import('./RemindDialog.js').then((loaded) => loaded.RemindDialog));
const ExtendDialog = lazyDialog(() => import('./ExtendDialog.js').then((loaded) => loaded.ExtendDialog));

type Award = OverdueCash['awards'][number];

/** One rider's overdue cash: what only the rider can send, when they were asked, and every award that waits for it. */
export const CashItem = ({ item, next }: ItemProps<OverdueCash>) => {
  const [words, formats, path, navigate] = [useInboxWords(), useFormats(), usePath(), useNavigate()];
  const [asked, setAsked] = useState<'remind' | 'extend' | { expire: Award }>();
  const { rider, awards, missing, sums, remindAgainOn } = item;
  const close = () => setAsked(undefined);
  const needsPapers = missing.some((text) => text !== 'address');
  return (
    <>
      <p className="desk-muted">{words('cash.since', { date: formats.date(awards[0]?.dueDate ?? null) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}?tab=cash`)}>{rider.fullName}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('cash.missing')}>
          <h3>{words('cash.missing')}</h3>
          <div className="admin-inbox-fits">
            {missing.map((text) => (
              <Status key={text} tone="wait">
                {words(`cash.what.${text}`)}
              </Status>
            ))}
          </div>
          <p className="desk-muted">{words('cash.onlyRider')}</p>
          <p>
            <button
              type="button"
              className="desk-link"
              onClick={() => void navigate(path(`/rider/${rider._id}${needsPapers ? '?tab=documents' : '/edit'}`))}
            >
              {words(needsPapers ? 'cash.uploadFor' : 'cash.addAddress')}
            </button>
          </p>
          <h3>{words('reach')}</h3>
          <RiderContact riderId={rider._id} />
          <CashAsks riderId={rider._id} reminded={item.reminded} />
        </section>
        <section aria-label={words('cash.awards')}>
          <h3>{words('cash.awards')}</h3>
          <p className="admin-inbox-sums">
            {sums.map((sum) => (
              <Amount key={sum.currency} money={sum} strong />
            ))}
          </p>
          <ul className="admin-inbox-awards">
            {awards.map((award) => (
              <li key={award._id}>
                <span>{award.label}</span>
                <Amount money={award.amount} />
                <span className="desk-muted">
                  {words('cash.racedDue', { raced: formats.date(award.raceDate), due: formats.date(award.dueDate) })}
                </span>
                <button
                  type="button"
                  className="desk-link"
                  aria-label={words('cash.expireOf', { amount: formats.money(award.amount), award: award.label })}
                  onClick={() => setAsked({ expire: award })}
                >
                  {words('cash.expire')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {remindAgainOn !== null && <p className="alert">{words('cash.lately', { date: formats.date(remindAgainOn) })}</p>}
      <DecisionBar
        approve={remindAgainOn === null ? words('cash.remind') : undefined}
        onApprove={() => setAsked('remind')}
        refuse={words('cash.extend')}
        onRefuse={() => setAsked('extend')}
        onSkip={next}
      />
      {asked === 'remind' && <RemindDialog riders={[item]} onDone={next} onClose={close} />}
      {asked === 'extend' && <ExtendDialog riders={[item]} onDone={next} onClose={close} />}
      {typeof asked === 'object' && <ExpireDialog award={asked.expire} rider={rider} onClose={close} />}
    </>
  );
};
