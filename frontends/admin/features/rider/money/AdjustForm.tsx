import { useId, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adjustWallet, type Currency, type getConfig, type Response, type RiderDetail } from '@rrr/contract';
import {
  ActProblem,
  isUnknown,
  SelectField,
  TextField,
  today,
  useAct,
  useFormats,
  useHost,
  usePath,
} from '@rrr/kit/base';
import { Amount, FilterChoice, LeaveGuard, MoneyInput, useLeadOn } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { adjustmentFaults, adjustmentIn, availableIn, signed, type Adjustment } from './adjustment.js';
import { useRiderMoneyWords } from './words/use-words.js';

const REASON_LIMIT = 300;
const BOOKS = ['credit', 'cash'] as const;
const DIRECTIONS = ['add', 'deduct'] as const;

interface Props {
  rider: RiderDetail;
  program: Response<typeof getConfig>['program'];
}

/** What to add or deduct, why, and what the rider has afterwards, before anything is sent. */
export const AdjustForm = ({ rider, program }: Props) => {
  const { http } = useHost();
  const [words, formats, path, leadOn] = [useRiderMoneyWords(), useFormats(), usePath(), useLeadOn()];
  const [refresh, id, form] = [useRefresh('money'), useId(), useRef<HTMLFormElement>(null)];
  const currencies = program.currencies;
  const first = rider.balances[0]?.available.currency ?? currencies[0] ?? 'USD';
  const empty: Adjustment = {
    direction: 'add',
    book: 'credit',
    currency: first,
    amount: null,
    expireDate: '',
    reason: '',
  };
  // what another screen found already, such as what was overpaid
  const [search] = useSearchParams();
  const [begun] = useState(() => adjustmentIn(search, empty, currencies));
  const [written, setWritten] = useState(begun);
  const [checked, setChecked] = useState(false);
  const set = (change: Partial<Adjustment>) => setWritten((before) => ({ ...before, ...change }));
  const { direction, book, currency, amount, expireDate, reason } = written;
  const money = (value: number) => formats.money({ amount: value, currency });
  const faults = adjustmentFaults(written, { limit: program.limits.adjustment, today: today() });
  const error = (field: keyof typeof faults) => {
    const fault = checked ? faults[field] : undefined;
    return (
      fault &&
      (fault === 'required'
        ? words('required')
        : words(`adjust.${fault}`, { amount: money(program.limits.adjustment) }))
    );
  };
  const act = useAct({
    send: (asked: Adjustment, idempotencyKey) =>
      http.call(adjustWallet, {
        params: { riderId: rider._id },
        body: {
          amount: signed(asked),
          book: asked.book,
          reason: asked.reason.trim(),
          ...(asked.expireDate && asked.book === 'credit' && asked.direction === 'add'
            ? { expireDate: asked.expireDate }
            : {}),
        },
        idempotencyKey,
      }),
    refresh,
    notice: ({ newBalance, approvalId }, asked) =>
      words(approvalId === null ? 'adjust.done' : 'adjust.waits', {
        amount: formats.money(signed(asked), { signed: true }),
        name: rider.fullName,
        balance: formats.money(newBalance),
      }),
    onDone: leadOn.go,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unknown || sending) return;
    setChecked(true);
    const [wrong] = Object.keys(faults);
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] .input`)?.focus();
    else {
      leadOn.next(path(`/rider/${rider._id}?tab=ledger`));
      void act.run(written);
    }
  };
  const [available, whole] = [availableIn(rider, currency), typeof amount === 'number' && amount > 0];
  const after = { ...available, amount: available.amount + signed(written).amount };
  const amountError = error('amount');
  return (
    <form ref={form} className="admin-form" noValidate onSubmit={submit}>
      <fieldset className="admin-form" disabled={unknown}>
        <FilterChoice
          label={words('adjust.direction')}
          value={direction}
          choices={DIRECTIONS.map((value) => ({ value, label: words(`adjust.directions.${value}`) }))}
          onChange={(value) => set({ direction: value })}
        />
        <FilterChoice
          label={words('adjust.book')}
          value={book}
          choices={BOOKS.map((value) => ({ value, label: words(`adjust.books.${value}`) }))}
          onChange={(value) => set({ book: value })}
        />
        {currencies.length > 1 && (
          <SelectField
            name="currency"
            label={words('adjust.currency')}
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={({ target }) => set({ currency: target.value as Currency })}
          />
        )}
        <div className="field" data-field="amount">
          <label htmlFor={id}>{words('adjust.amount')}</label>
          <span className="help" id={`${id}-help`}>
            {words('adjust.most', {
              amount: money(program.limits.adjustment),
              day: money(program.limits.adjustedPerDay),
            })}{' '}
            {words('adjust.second', { amount: money(program.limits.adjustedAlone) })}
          </span>
          <MoneyInput
            id={id}
            currency={currency}
            value={amount}
            onChange={(value) => set({ amount: value })}
            disabled={unknown}
            aria-invalid={amountError !== undefined}
            aria-describedby={`${id}-help ${id}-error`}
          />
          {amountError && (
            <span className="error" role="alert" id={`${id}-error`}>
              {amountError}
            </span>
          )}
        </div>
        {book === 'credit' && direction === 'add' && (
          <div data-field="expireDate">
            <TextField
              name="expireDate"
              type="date"
              required={false}
              label={words('adjust.expire')}
              help={words('adjust.expireHelp', { count: program.creditMonths })}
              value={expireDate}
              error={error('expireDate')}
              onChange={({ target }) => set({ expireDate: target.value })}
            />
          </div>
        )}
        <div data-field="reason">
          <TextField
            name="reason"
            label={words('adjust.reason')}
            help={words('adjust.reasonHelp', { limit: REASON_LIMIT })}
            value={reason}
            maxLength={REASON_LIMIT}
            autoComplete="off"
            error={error('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </div>
      </fieldset>
      {book === 'credit' && whole && (
        <div role="status">
          <dl className="desk-pairs">
            <div>
              <dt>{words('adjust.before')}</dt>
              <dd>
                <Amount money={available} />
              </dd>
            </div>
            <div>
              <dt>{words('adjust.change')}</dt>
              <dd>
                <Amount money={signed(written)} signed />
              </dd>
            </div>
            <div>
              <dt>{words('adjust.after')}</dt>
              <dd>
                <Amount money={after} strong />
              </dd>
            </div>
          </dl>
          <p className="desk-muted">{words('adjust.afterNote', { currency })}</p>
        </div>
      )}
      <ActProblem act={act} unknownLead={words('adjust.unknown')} />
      {!unknown && (
        <div>
          <button className="button primary large" aria-busy={sending}>
            {sending
              ? words('sending')
              : whole
                ? words(`adjust.${direction}`, { amount: money(Number(amount)) })
                : words('adjust.submit')}
          </button>
        </div>
      )}
      <LeaveGuard dirty={act.state.phase !== 'done' && (amount !== begun.amount || reason !== begun.reason)} />
    </form>
  );
};
