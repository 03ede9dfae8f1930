import { useId, useRef, useState, type FormEvent } from 'react';
import { redeem, type Request, type RiderDetail } from '@rrr/contract';
import { ActProblem, CodeField, isUnknown, TextField, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { LeaveGuard, MoneyInput, useLeadOn } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { DealerChoice } from './DealerChoice.js';
import { FIELD_OF, redemptionFaults, type RedemptionField, type WrittenRedemption } from './redemption.js';
import { useRedeemWords } from './words/use-words.js';

interface Props {
  rider: RiderDetail;
  /** the largest amount of one redemption, in minor units */
  limit: number;
}

const EMPTY: WrittenRedemption = { dealer: undefined, amount: null, employee: '', pin: '', counterCode: '' };

/** Dealer, amount, employee and PIN, and last the code of the counter, because it changes every minute. */
export const RedeemForm = ({ rider, limit }: Props) => {
  const { http } = useHost();
  const [t, formats, path, leadOn] = [useRedeemWords(), useFormats(), usePath(), useLeadOn()];
  const [refresh, id, form] = [useRefresh('rider'), useId(), useRef<HTMLFormElement>(null)];
  const [written, setWritten] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ field: RedemptionField; text: string }>();
  const { dealer, amount } = written;
  const currency = dealer?.currency ?? rider.balances[0]?.available.currency ?? 'USD';
  const available = rider.balances.find((balance) => balance.available.currency === currency)?.available ?? {
    amount: 0,
    currency,
  };
  const money = (value: number) => formats.money({ amount: value, currency });
  const set = (change: Partial<WrittenRedemption>) => {
    setRefused(undefined);
    setWritten((before) => ({ ...before, ...change }));
  };
  const faults = redemptionFaults(written, { available, limit });
  // more than can be redeemed is never offered, and the amount says why at once
  const over = faults.amount === 'tooMuch' || faults.amount === 'overLimit';
  const error = (field: RedemptionField): string | undefined => {
    if (refused?.field === field) return refused.text;
    const fault = checked || (over && field === 'amount') ? faults[field] : undefined;
    return fault && t(fault, { amount: money(fault === 'overLimit' ? limit : available.amount) });
  };
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus();
  const act = useAct({
    send: (body: Request<typeof redeem>['body'], idempotencyKey) =>
      http.call(redeem, { params: { role: 'rider' }, body, idempotencyKey }),
    refresh: (state) => {
      if (state.phase === 'done') refresh();
      const field = state.phase === 'refused' ? FIELD_OF[state.problem.code] : undefined;
      if (!field || state.phase !== 'refused') return;
      setRefused({ field, text: state.problem.detail });
      if (field === 'pin' || field === 'counterCode') setWritten((before) => ({ ...before, [field]: '' }));
      focus(field);
    },
    onDone: ({ redemption }) => {
      leadOn.next(path(`/redemption/${redemption._id}`));
      leadOn.go();
    },
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || unknown) return;
    setChecked(true);
    const [wrong] = Object.keys(faults);
    if (wrong || !dealer || typeof amount !== 'number') return focus(wrong ?? 'amount');
    void act.run({
      riderId: rider._id,
      dealerId: dealer._id,
      amount: { amount, currency },
      pin: written.pin,
      dealerEmployeeName: written.employee.trim(),
      counterCode: written.counterCode,
    });
  };
  const sum = typeof amount === 'number' && amount > 0 && !over ? money(amount) : undefined;
  const amountError = error('amount');
  return (
    <form ref={form} className="rider-form" noValidate onSubmit={submit}>
      <DealerChoice
        value={dealer}
        onChange={(lean) => set({ dealer: lean, amount: null })}
        error={error('dealer')}
        disabled={unknown}
      />
      <div className="field" data-field="amount">
        <label htmlFor={id}>{t('amount')}</label>
        <output id={`${id}-leaves`} htmlFor={id} className="help">
          {sum
            ? t('leaves', { amount: money(available.amount - Number(amount)) })
            : t('available', { amount: formats.money(available) })}
        </output>
        <MoneyInput
          id={id}
          currency={currency}
          value={amount}
          onChange={(value) => set({ amount: value })}
          disabled={unknown}
          aria-invalid={amountError !== undefined}
          aria-describedby={amountError ? `${id}-leaves ${id}-amount` : `${id}-leaves`}
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
          label={t('employee')}
          value={written.employee}
          maxLength={80}
          autoComplete="off"
          disabled={unknown}
          error={error('employee')}
          onChange={({ target }) => set({ employee: target.value })}
        />
      </div>
      <div data-field="pin">
        <TextField
          name="pin"
          type="password"
          label={t('pin')}
          value={written.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          disabled={unknown}
          error={error('pin')}
          onChange={({ target }) => set({ pin: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      <div data-field="counterCode">
        <CodeField
          name="counterCode"
          label={t('counterCode')}
          help={t('counterCodeHelp')}
          value={written.counterCode}
          error={error('counterCode')}
          onChange={(code) => !unknown && set({ counterCode: code })}
        />
      </div>
      {!refused && <ActProblem act={act} unknownLead={t('unknown')} />}
      {!unknown && (
        <div className="rider-form-bar">
          <button className="button primary large" aria-busy={sending} disabled={over}>
            {sending ? t('sending') : sum ? t('submit', { amount: sum }) : t('submitEmpty')}
          </button>
        </div>
      )}
      <LeaveGuard dirty={act.state.phase !== 'done' && written !== EMPTY} />
    </form>
  );
};
