import { useId, useState, type FormEvent } from 'react';
import type { Money, RiderDetail } from '@rrr/contract';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { redeem, type Request, type Response } from '@rrr/contract';
import { ActProblem, isUnknown, TextField, useAct, useFormats, useHost, usePath, type ActState } from '@rrr/kit/base';
import { FormErrors, MoneyInput, type MoneyValue } from '@rrr/kit/desk';
import { api, useConfigQuery } from '../../api.js';
import { rememberedEmployee, rememberEmployee } from '../../employee-name.js';
import { useWords } from '../../words/use-words.js';
import { FIELD_OF, type RedeemField } from './redeem-form-values.js';
import { useRedeemFields } from './use-redeem-fields.js';

export type Receipt = Response<typeof redeem>;
type Body = Request<typeof redeem>['body'];

interface Props {
  rider: RiderDetail;
  available: Money;
  onDone: (receipt: Receipt) => void;
}

/** Amount, name, ID, PIN: in the order in which a person at the counter thinks of them. */
export const RedeemForm = ({ rider, available, onDone }: Props) => {
  const [words, formats, path, dispatch, { http }] = [useWords(), useFormats(), usePath(), useDispatch(), useHost()];
  const [refusal, setRefusal] = useState<unknown>();
  // unknown until the settings are read; the server refuses all the same
  const limit = useConfigQuery().data?.program.limits.redemption ?? null;
  const most = limit === null ? available.amount : Math.min(limit, available.amount);
  const limited = limit !== null && limit < available.amount;
  const money = (value: number) => formats.money({ amount: value, currency: available.currency });
  const checkAmount = (value: MoneyValue): string | undefined => {
    if (typeof value !== 'number') return words('redeem.missing.amount');
    if (value <= 0) return words('redeem.missing.notPositive');
    if (value > available.amount) return words('redeem.missing.tooMuch', { amount: formats.money(available) });
    return value > most ? words('redeem.missing.overLimit', { amount: money(most) }) : undefined;
  };
  const { form, values, errors, set, fail, check } = useRedeemFields(
    { amount: null, dealerEmployeeName: rememberedEmployee(), riderIdVerified: false, pin: '' },
    {
      amount: checkAmount,
      dealerEmployeeName: (name) => (name.trim() === '' ? words('redeem.missing.employee') : undefined),
      riderIdVerified: (ticked) => (ticked ? undefined : words('redeem.missing.idVerified')),
      pin: (pin) => (/^\d{4}$/.test(pin) ? undefined : words('redeem.missing.pin')),
    },
  );
  const [amountId, idId] = [useId(), useId()];
  const { amount } = values;
  const sum = typeof amount === 'number' && amount > 0 ? money(amount) : undefined;

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
    setRefusal(field ? undefined : keyUsed ? { ...problem, detail: words('redeem.keyUsed') } : problem);
  };
  const act = useAct({
    send: (body: Body, idempotencyKey) => http.call(redeem, { params: { role: 'dealer' }, body, idempotencyKey }),
    refresh: settle,
    onDone,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
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
  const described = (id: string, ...parts: (string | false | undefined)[]) =>
    parts.flatMap((part) => (part ? `${id}-${part}` : [])).join(' ') || undefined;

  return (
    <form className="dealer-form" ref={form} noValidate onSubmit={submit}>
      <FormErrors error={refusal} />
      <div className="dealer-fields">
        <div className="field" data-field="amount">
          <label htmlFor={amountId}>{words('redeem.form.amount')}</label>
          {limited && (
            <span className="help" id={`${amountId}-help`}>
              {words('redeem.form.limit', { amount: money(most) })}
            </span>
          )}
          <MoneyInput
            id={amountId}
            currency={available.currency}
            value={amount}
            onChange={(value) => set('amount', value)}
            disabled={unknown}
            aria-invalid={errors.amount !== undefined}
            aria-describedby={described(amountId, limited && 'help', errors.amount && 'error')}
          />
          {errors.amount && (
            <span className="error" role="alert" id={`${amountId}-error`}>
              {errors.amount}
            </span>
          )}
        </div>
        <button
          type="button"
          className="button large dealer-whole"
          disabled={unknown}
          onClick={() => set('amount', most)}
        >
          {words(limited ? 'redeem.form.most' : 'redeem.form.whole', { amount: money(most) })}
        </button>
        <div data-field="dealerEmployeeName">
          <TextField
            name="dealerEmployeeName"
            label={words('redeem.form.employee')}
            help={words('redeem.form.employeeHelp')}
            error={errors.dealerEmployeeName}
            maxLength={80}
            disabled={unknown}
            autoComplete="off"
            value={values.dealerEmployeeName}
            onChange={(event) => set('dealerEmployeeName', event.target.value)}
          />
        </div>
        <div className="field" data-field="riderIdVerified">
          <label className="check dealer-check" htmlFor={idId}>
            <input
              id={idId}
              type="checkbox"
              disabled={unknown}
              aria-invalid={errors.riderIdVerified ? true : undefined}
              aria-describedby={described(idId, errors.riderIdVerified && 'error')}
              checked={values.riderIdVerified}
              onChange={(event) => set('riderIdVerified', event.target.checked)}
            />
            {words('redeem.form.idVerified')}
          </label>
          {errors.riderIdVerified && (
            <span className="error" role="alert" id={`${idId}-error`}>
              {errors.riderIdVerified}
            </span>
          )}
        </div>
        <div className="dealer-pin" data-field="pin">
          <TextField
            name="pin"
            label={words('redeem.form.pin')}
            help={words('redeem.form.pinHelp')}
            error={errors.pin}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            disabled={unknown}
            data-1p-ignore
            data-lpignore="true"
            value={values.pin}
            onChange={(event) => set('pin', event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
          />
        </div>
      </div>
      {unknown ? (
        <ActProblem act={act} unknownLead={words('redeem.unknown.lead')}>
          <Link className="button" to={path('/redemptions')}>
            {words('redeem.unknown.look')}
          </Link>
        </ActProblem>
      ) : (
        <button className="button primary dealer-submit" aria-busy={sending}>
          {sending && sum
            ? words('redeem.form.sending', { amount: sum })
            : sum
              ? words('redeem.form.submit', { amount: sum })
              : words('redeem.form.submitEmpty')}
        </button>
      )}
    </form>
  );
};
