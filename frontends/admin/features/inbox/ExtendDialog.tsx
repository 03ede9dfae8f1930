import { useId, useState } from 'react';
import { useFormats } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useCashReminderQuery } from './inbox.api.js';
import { sumsOf } from './narrow.js';
import { useCashAct, type CashAskCommand } from './use-cash-act.js';
import type { OverdueCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

interface Props {
  riders: readonly OverdueCash[];
  onDone: (problems: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** Asks until when and why, then gives the riders that time. */
export const ExtendDialog = ({ riders, onDone, onClose }: Props) => {
  const [words, formats, id] = [useInboxWords(), useFormats(), useId()];
  const [first] = riders;
  const bounds = useCashReminderQuery({ params: { riderId: first?._id ?? '' } }).currentData?.extension;
  const [until, setUntil] = useState<string>();
  const day = until ?? bounds?.to ?? '';
  const act = useCashAct({
    riders,
    onDone: (problems) => {
      onClose();
      onDone(problems);
    },
  });
  return (
    <ActDialog
      title={
        riders.length === 1
          ? words('cash.extendTitle', { name: first?.rider.fullName ?? '' })
          : words('cash.extendMany', { count: riders.length })
      }
      consequence={
        <div className="admin-inbox-asking">
          <p>
            {words('cash.extendLead', { count: riders.length })}{' '}
            <strong>
              {sumsOf(riders.map(({ sums }) => ({ money: sums })))
                .map((sum) => formats.money(sum))
                .join(' + ')}
            </strong>
          </p>
          <div className="field">
            <label htmlFor={id}>{words('cash.until')}</label>
            <input
              id={id}
              className="input"
              type="date"
              value={day}
              min={bounds?.from}
              max={bounds?.to}
              aria-describedby={`${id}b`}
              onChange={(event) => setUntil(event.target.value)}
            />
            <span id={`${id}b`} className="desk-muted">
              {bounds && words('cash.bounds', { from: formats.date(bounds.from), to: formats.date(bounds.to) })}
            </span>
          </div>
        </div>
      }
      act={day === '' ? { ...act, waits: true, run: () => Promise.resolve(act.state) } : act}
      command={(reason): CashAskCommand => ({ until: day, reason })}
      confirm={words('cash.extendConfirm', { count: riders.length })}
      keep={words('back')}
      reason={{ label: words('cash.extendReason'), required: words('cash.extendRequired') }}
      onClose={onClose}
    />
  );
};
