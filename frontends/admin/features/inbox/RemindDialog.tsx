import { useId, useState } from 'react';
import { languageNameIn, useFormats, useLocale } from '@rrr/kit/base';
import { ActDialog, ProblemNote, Skeleton } from '@rrr/kit/desk';
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

/** The e-mail as one rider would get it now, in their language. */
const Preview = ({ riderId }: { riderId: string }) => {
  const words = useInboxWords();
  const locale = useLocale();
  const answer = useCashReminderQuery({ params: { riderId } });
  const mail = answer.currentData?.mail;
  if (answer.currentData === undefined)
    return answer.error ? (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton lines={3} height={40} />
    );
  if (!mail) return <p>{words('cash.outcomes.unreachable')}</p>;
  return (
    <>
      <p className="desk-muted">
        {words('cash.to', { address: mail.to, language: languageNameIn(mail.locale, locale) })}
      </p>
      <div className="admin-inbox-mail" lang={mail.locale} tabIndex={0} role="group" aria-label={mail.subject}>
        <strong>{mail.subject}</strong>
        <pre className="admin-mail-text">{mail.text}</pre>
      </div>
    </>
  );
};

/** Says who is reminded, who was lately and is left out, and shows the e-mail before it goes. */
export const RemindDialog = ({ riders, onDone, onClose }: Props) => {
  const [words, formats, id] = [useInboxWords(), useFormats(), useId()];
  const ready = riders.filter(({ remindAgainOn }) => remindAgainOn === null);
  const lately = riders.filter(({ remindAgainOn }) => remindAgainOn !== null);
  const [shown, setShown] = useState(ready[0]?._id ?? '');
  const act = useCashAct({
    riders: ready,
    onDone: (problems) => {
      onClose();
      onDone(problems);
    },
  });
  const [first] = ready;
  return (
    <ActDialog
      wide
      title={
        ready.length === 1
          ? words('cash.remindTitle', { name: first?.rider.fullName ?? '' })
          : words('cash.remindMany', { count: ready.length })
      }
      consequence={
        <div className="admin-inbox-asking">
          <p>
            {words('cash.remindLead', { count: ready.length })}{' '}
            <strong>
              {sumsOf(ready.map(({ sums }) => ({ money: sums })))
                .map((sum) => formats.money(sum))
                .join(' + ')}
            </strong>
          </p>
          {riders.length > 1 && (
            <ul className="admin-inbox-whom" tabIndex={0} aria-label={words('cash.whom')}>
              {ready.map(({ _id, rider, sums }) => (
                <li key={_id}>
                  {rider.fullName}
                  <span className="desk-muted">{sums.map((sum) => formats.money(sum)).join(' + ')}</span>
                </li>
              ))}
              {lately.map(({ _id, rider, remindAgainOn }) => (
                <li key={_id}>
                  <s>{rider.fullName}</s>
                  <span className="desk-muted">{words('cash.lately', { date: formats.date(remindAgainOn) })}</span>
                </li>
              ))}
            </ul>
          )}
          {ready.length > 1 && (
            <div className="field">
              <label htmlFor={id}>{words('cash.mailOf')}</label>
              <select id={id} className="input" value={shown} onChange={(event) => setShown(event.target.value)}>
                {ready.map(({ _id, rider }) => (
                  <option key={_id} value={_id}>
                    {rider.fullName}
                  </option>
                ))}
              </select>
            </div>
          )}
          {shown !== '' && <Preview riderId={shown} />}
        </div>
      }
      act={ready.length === 0 ? { ...act, waits: true, run: () => Promise.resolve(act.state) } : act}
      command={(): CashAskCommand => 'remind'}
      confirm={words('cash.remindConfirm', { count: ready.length })}
      keep={words('back')}
      onClose={onClose}
    />
  );
};
