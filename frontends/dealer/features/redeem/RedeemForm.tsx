import { useState } from 'react';
import { Button, Checkbox, Form, Input } from 'antd';
import type { Money, RiderDetail } from '@rrr/contract';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { redeem, type Request, type Response } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useFormats, useHost, usePath, type ActState } from '@rrr/kit/base';
import { applyProblem, FormErrors, MoneyInput, useRevalidate, type MoneyValue } from '@rrr/kit/desk';
import { api, useConfigQuery } from '../../api.js';
import { rememberedEmployee, rememberEmployee } from '../../employee-name.js';
import { useWords } from '../../words/use-words.js';
import { FIELD_OF, type RedeemValues } from './redeem-form-values.js';

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
  const [form] = Form.useForm<RedeemValues>();
  const amount = Form.useWatch('amount', form);
  const revalidate = useRevalidate(form);
  const [refusal, setRefusal] = useState<unknown>();
  // unknown until the settings are read; the server refuses all the same
  const limit = useConfigQuery().data?.program.limits.redemption ?? null;
  const most = limit === null ? available.amount : Math.min(limit, available.amount);
  const limited = limit !== null && limit < available.amount;
  const money = (value: number) => formats.money({ amount: value, currency: available.currency });
  const sum = typeof amount === 'number' && amount > 0 ? money(amount) : undefined;

  const settle = (state: ActState<Receipt>) => {
    // after a wrong PIN nothing on the screen is out of date
    if (state.phase === 'done' || ('problem' in state && state.problem.code !== 'WRONG_PIN'))
      dispatch(api.util.invalidateTags(['rider', 'redemptions']));
    if (state.phase !== 'refused') return;
    const { problem } = state;
    const field = FIELD_OF[problem.code];
    if (problem.code === 'WRONG_PIN') form.setFieldValue('pin', '');
    if (field) {
      form.setFields([{ name: field, errors: [problem.detail] }]);
      form.scrollToField(field, { focus: true });
    } else applyProblem(form, problem);
    const keyUsed = problem.code === 'IDEMPOTENCY_KEY_REUSED';
    setRefusal(field ? undefined : keyUsed ? { ...problem, detail: words('redeem.keyUsed') } : problem);
  };
  const act = useAct({
    send: (body: Body, idempotencyKey) => http.call(redeem, { params: { role: 'dealer' }, body, idempotencyKey }),
    refresh: settle,
    onDone,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = ({ amount: asked, dealerEmployeeName, riderIdVerified, pin }: RedeemValues) => {
    if (sending || typeof asked !== 'number') return;
    setRefusal(undefined);
    rememberEmployee(dealerEmployeeName.trim());
    void act.run({
      riderId: rider._id,
      amount: { amount: asked, currency: available.currency },
      pin,
      dealerEmployeeName: dealerEmployeeName.trim(),
      riderIdVerified,
    });
  };
  const check = (value: MoneyValue): string | undefined => {
    if (typeof value !== 'number') return words('redeem.missing.amount');
    if (value <= 0) return words('redeem.missing.notPositive');
    if (value > available.amount) return words('redeem.missing.tooMuch', { amount: formats.money(available) });
    return value > most ? words('redeem.missing.overLimit', { amount: money(most) }) : undefined;
  };
  const refuse = (problem: string | undefined) => (problem ? Promise.reject(new Error(problem)) : Promise.resolve());

  return (
    <Form<RedeemValues>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      disabled={unknown}
      initialValues={{ amount: null, dealerEmployeeName: rememberedEmployee(), riderIdVerified: false, pin: '' }}
      onValuesChange={revalidate}
      onFinish={submit}
    >
      <FormErrors error={refusal} />
      <Form.Item
        name="amount"
        label={words('redeem.form.amount')}
        extra={limited ? words('redeem.form.limit', { amount: money(most) }) : undefined}
        rules={[{ validator: (_, value: MoneyValue) => refuse(check(value)) }]}
      >
        <MoneyInput currency={available.currency} disabled={unknown} />
      </Form.Item>
      <Button className="dealer-whole" onClick={() => form.setFields([{ name: 'amount', value: most, errors: [] }])}>
        {words(limited ? 'redeem.form.most' : 'redeem.form.whole', { amount: money(most) })}
      </Button>
      <Form.Item
        name="dealerEmployeeName"
        label={words('redeem.form.employee')}
        extra={words('redeem.form.employeeHelp')}
        rules={[{ required: true, whitespace: true, message: words('redeem.missing.employee') }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="riderIdVerified"
        valuePropName="checked"
        rules={[{ validator: (_, ticked: boolean) => refuse(ticked ? undefined : words('redeem.missing.idVerified')) }]}
      >
        <Checkbox className="dealer-check">{words('redeem.form.idVerified')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="pin"
        label={words('redeem.form.pin')}
        extra={words('redeem.form.pinHelp')}
        normalize={(value: string) => value.replaceAll(/\D/g, '').slice(0, 4)}
        rules={[{ pattern: /^\d{4}$/, required: true, message: words('redeem.missing.pin') }]}
      >
        <Input
          className="dealer-pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          data-1p-ignore
          data-lpignore="true"
        />
      </Form.Item>
      {unknown ? (
        <ActProblem act={act} unknownLead={words('redeem.unknown.lead')}>
          <Link className="button" to={path('/redemptions')}>
            {words('redeem.unknown.look')}
          </Link>
        </ActProblem>
      ) : (
        <Button type="primary" htmlType="submit" block className="dealer-submit" aria-busy={sending}>
          {sending && sum
            ? words('redeem.form.sending', { amount: sum })
            : sum
              ? words('redeem.form.submit', { amount: sum })
              : words('redeem.form.submitEmpty')}
        </Button>
      )}
    </Form>
  );
};
