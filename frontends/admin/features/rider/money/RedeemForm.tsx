import { useId, useRef, useState, type FormEvent } from 'react';
import { redeem, type Request, type RiderDetail } from '@rrr/contract';
import { ActProblem, isUnknown, TextField, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { LeaveGuard, MoneyInput, useLeadOn } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { availableIn } from './adjustment.js';
import { DealerChoice } from './DealerChoice.js';
import { FIELD_OF, redemptionFaults, type RedemptionField, type WrittenRedemption } from './redemption.js';
import { useRiderMoneyWords } from './words/use-words.js';

interface Props {
  rider: RiderDetail;
  /** the largest amount of one redemption, in minor units */
  limit: number;
}

const EMPTY: WrittenRedemption = { dealer: undefined, amount: null, employee: '', idVerified: false, pin: '' };

/** Dealer, amount, employee, ID and PIN: what a dealer's counter asks for, under the administrator's own name. */
export const RedeemForm = ({ rider, limit }: Props) => {
  const { http } = useHost();
  const [words, formats, path, leadOn] = [useRiderMoneyWords(), useFormats(), usePath(), useLeadOn()];
  const [refresh, id, form] = [useRefresh('money'), useId(), useRef<HTMLFormElement>(null)];
  const [written, setWritten] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ field: RedemptionField; text: string }>();
  const { dealer, amount } = written;
  const available = availableIn(rider, dealer?.currency ?? rider.balances[0]?.available.currency ?? 'USD');
  const money = (value: number) => formats.money({ ...available, amount: value });
  const set = (change: Partial<WrittenRedemption>) => {
    setRefused(undefined);
    setWritten((before) => ({ ...before, ...change }));
  };
  const faults = redemptionFaults(written, { available, limit });
  const error = (field: RedemptionField): string | undefined => {
    if (refused?.field === field) return refused.text;
    const fault = checked ? faults[field] : undefined;
    if (!fault) return undefined;
    const shown = money(fault === 'overLimit' ? limit : available.amount);
    return fault === 'required' ? words('required') : words(`redeem.${fault}`, { amount: shown });
  };
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus();
  const act = useAct({
    send: (body: Request<typeof redeem>['body'], idempotencyKey) =>
      http.call(redeem, { params: { role: 'admin' }, body, idempotencyKey }),
    refresh: (state) => {
      if (state.phase === 'done') refresh();
      const field = state.phase === 'refused' ? FIELD_OF[state.problem.code] : undefined;
      if (!field || state.phase !== 'refused') return;
      setRefused({ field, text: state.problem.detail });
      if (field === 'pin') setWritten((before) => ({ ...before, pin: '' }));
      focus(field);
    },
    notice: ({ redemption, newBalance }) =>
      words('redeem.done', {
        amount: formats.money(redemption.amount),
        dealer: redemption.dealer.name,
        code: redemption.code,
        balance: formats.money(newBalance),
      }),
    onDone: leadOn.go,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || unknown) return;
    setChecked(true);
    const [wrong] = Object.keys(faults);
    if (wrong || !dealer || typeof amount !== 'number') return focus(wrong ?? 'amount');
    leadOn.next(path(`/rider/${rider._id}?tab=redemptions`));
    void act.run({
      riderId: rider._id,
      dealerId: dealer._id,
      amount: { ...available, amount },
      pin: written.pin,
      dealerEmployeeName: written.employee.trim(),
      riderIdVerified: written.idVerified,
    });
  };
  const sum = typeof amount === 'number' && amount > 0 ? money(amount) : undefined;
  const [amountError, idError] = [error('amount'), error('idVerified')];
  return (
    <form ref={form} className="admin-form" noValidate onSubmit={submit}>
      <DealerChoice
        value={dealer}
        onChange={(item) => set({ dealer: item, amount: null })}
        error={error('dealer')}
        disabled={unknown}
      />
      <div className="field" data-field="amount">
        <label htmlFor={id}>{words('redeem.amount')}</label>
        <output id={`${id}-leaves`} htmlFor={id} className="help">
          {sum && Number(amount) <= available.amount
            ? words('redeem.leaves', { amount: money(available.amount - Number(amount)) })
            : words('redeem.available', { amount: formats.money(available) })}
        </output>
        <MoneyInput
          id={id}
          currency={available.currency}
          value={amount}
          onChange={(value) => set({ amount: value })}
          disabled={unknown}
          aria-invalid={amountError !== undefined}
          aria-describedby={`${id}-leaves ${id}-amount`}
        />
        {amountError && (
          <span className="error" role="alert" id={`${id}-amount`}>
            {amountError}
          </span>
        )}
      </div>
      <div data-field="employee">
        <TextField
          name="employee"
          label={words('redeem.employee')}
          value={written.employee}
          maxLength={80}
          autoComplete="off"
          disabled={unknown}
          error={error('employee')}
          onChange={({ target }) => set({ employee: target.value })}
        />
      </div>
      <div className="field" data-field="idVerified">
        <label className="check">
          <input
            type="checkbox"
            checked={written.idVerified}
            disabled={unknown}
            aria-invalid={idError ? true : undefined}
            aria-describedby={idError && `${id}-id`}
            onChange={({ target }) => set({ idVerified: target.checked })}
          />
          {words('redeem.idVerified')}
        </label>
        {idError && (
          <span className="error" role="alert" id={`${id}-id`}>
            {idError}
          </span>
        )}
      </div>
      <div data-field="pin">
        <TextField
          name="pin"
          type="password"
          label={words('redeem.pin')}
          value={written.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          disabled={unknown}
          error={error('pin')}
          onChange={({ target }) => set({ pin: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {!refused && <ActProblem act={act} unknownLead={words('redeem.unknown')} />}
      {!unknown && (
        <div>
          <button className="button primary large" aria-busy={sending}>
            {sending ? words('sending') : sum ? words('redeem.submit', { amount: sum }) : words('redeem.submitEmpty')}
          </button>
        </div>
      )}
      <LeaveGuard dirty={act.state.phase !== 'done' && written !== EMPTY} />
    </form>
  );
};
