import { useId, useState, type FormEvent } from 'react';
import type { Money, RiderDetail } from '@rrr/contract';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { redeem, type Request, type Response } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useFormats, useHost, usePath, type ActState } from '@rrr/kit/base';
import { FormErrors, type MoneyValue } from '@rrr/kit/desk';
import { api, useConfigQuery } from '../../api.js';
import { rememberedEmployee, rememberEmployee } from '../../employee-name.js';
import { AmountField } from './AmountField.js';
import { EmployeeField } from './EmployeeField.js';
import { PinField } from './PinField.js';
import { FIELD_OF, type RedeemField } from './redeem-form-values.js';
import { useAskAgain } from './use-ask-again.js';
import { useRedeemFields } from './use-redeem-fields.js';
import { useRedeemWords } from './words/use-words.js';

export type Receipt = Response<typeof redeem>;
type Body = Request<typeof redeem>['body'];

interface Props {
  rider: RiderDetail;
  available: Money;
  onDone: (receipt: Receipt) => void;
}

/** Amount, name, ID, PIN: in the order in which a person at the counter thinks of them. */
export const RedeemForm = ({ rider, available, onDone }: Props) => {
  const [words, formats, path, dispatch, { http }] = [
    useRedeemWords(),
    useFormats(),
    usePath(),
    useDispatch(),
    useHost(),
  ];
  const [refusal, setRefusal] = useState<unknown>();
  // unknown until the settings are read; the server refuses all the same
  const limit = useConfigQuery().data?.program.limits.redemption ?? null;
  const most = limit === null ? available.amount : Math.min(limit, available.amount);
  const money = (value: number) => formats.money({ amount: value, currency: available.currency });
  const checkAmount = (value: MoneyValue): string | undefined => {
    if (typeof value !== 'number') return words('missing.amount');
    if (value <= 0) return words('missing.notPositive');
    if (value > available.amount) return words('missing.tooMuch', { amount: formats.money(available) });
    return value > most ? words('missing.overLimit', { amount: money(most) }) : undefined;
  };
  const { form, values, errors, set, fail, check } = useRedeemFields(
    { amount: null, dealerEmployeeName: rememberedEmployee(), riderIdVerified: false, pin: '' },
    {
      amount: checkAmount,
      dealerEmployeeName: (name) => (name.trim() === '' ? words('missing.employee') : undefined),
      riderIdVerified: (ticked) => (ticked ? undefined : words('missing.idVerified')),
      pin: (pin) => (/^\d{4}$/.test(pin) ? undefined : words('missing.pin')),
    },
  );
  const idId = useId();
  const { amount } = values;
  // more than can be redeemed is never offered, and the amount says why at once
  const over = typeof amount === 'number' && amount > most ? checkAmount(amount) : undefined;
  const sum = typeof amount === 'number' && amount > 0 && !over ? money(amount) : undefined;

  const settle = (state: ActState<Receipt>) => {
    // after a wrong PIN nothing on the screen is out of date
    if (state.phase === 'done' || ('problem' in state && state.problem.code !== 'WRONG_PIN'))
      dispatch(api.util.invalidateTags(['rider', 'redemptions']));
    if (state.phase !== 'refused') return;
    const { problem } = state;
    const field = FIELD_OF[problem.code];
    if (problem.code === 'WRONG_PIN') set('pin', '');
    if (field) fail(field, problem.detail);
    for (const { path: at, detail } of problem.errors ?? []) if (at in values) fail(at as RedeemField, detail);
    const keyUsed = problem.code === 'IDEMPOTENCY_KEY_REUSED';
    setRefusal(field ? undefined : keyUsed ? { ...problem, detail: words('keyUsed') } : problem);
  };
  const act = useAct({
    send: (body: Body, idempotencyKey) => http.call(redeem, { params: { role: 'dealer' }, body, idempotencyKey }),
    refresh: settle,
    onDone,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const asks = useAskAgain(act);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || unknown || !check() || typeof amount !== 'number') return;
    setRefusal(undefined);
    const dealerEmployeeName = values.dealerEmployeeName.trim();
    rememberEmployee(dealerEmployeeName);
    void act.run({
      riderId: rider._id,
      amount: { amount, currency: available.currency },
      pin: values.pin,
      dealerEmployeeName,
      riderIdVerified: values.riderIdVerified,
    });
  };
  return (
    <form className="dealer-form" ref={form} noValidate onSubmit={submit}>
      <FormErrors error={refusal} />
      <div className="dealer-fields">
        <AmountField
          value={amount}
          onChange={(value) => set('amount', value)}
          available={available}
          most={most}
          error={errors.amount ?? over}
          disabled={unknown}
        />
        <EmployeeField
          value={values.dealerEmployeeName}
          onChange={(name) => set('dealerEmployeeName', name)}
          error={errors.dealerEmployeeName}
          disabled={unknown}
        />
        <div className="field" data-field="riderIdVerified">
          <label className="check dealer-check" htmlFor={idId}>
            <input
              id={idId}
              type="checkbox"
              disabled={unknown}
              aria-invalid={errors.riderIdVerified ? true : undefined}
              aria-describedby={errors.riderIdVerified && `${idId}-error`}
              checked={values.riderIdVerified}
              onChange={(event) => set('riderIdVerified', event.target.checked)}
            />
            {words('form.idVerified')}
          </label>
          {errors.riderIdVerified && (
            <span className="error" role="alert" id={`${idId}-error`}>
              {errors.riderIdVerified}
            </span>
          )}
        </div>
        <PinField value={values.pin} onChange={(pin) => set('pin', pin)} error={errors.pin} disabled={unknown} />
      </div>
      {unknown ? (
        <ActProblem act={act} unknownLead={words(asks ? 'unknown.checking' : 'unknown.lead')}>
          <Link className="button" to={path('/redemptions')}>
            {words('unknown.look')}
          </Link>
        </ActProblem>
      ) : (
        <div className="dealer-bar">
          <button className="button primary dealer-submit" aria-busy={sending} disabled={over !== undefined}>
            {sending && sum
              ? words('form.sending', { amount: sum })
              : sum
                ? words('form.submit', { amount: sum })
                : words('form.submitEmpty')}
          </button>
        </div>
      )}
    </form>
  );
};
