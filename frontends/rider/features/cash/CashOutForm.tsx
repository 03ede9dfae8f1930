import { useState } from 'react';
import { cashOut, type PayoutClaim, type RiderCash } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useConfigQuery } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';
import { useCashWords } from './words/use-words.js';

type Cash = RiderCash['cash'][number];
type Method = Cash['methods'][number];

interface ChoiceProps {
  name: string;
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
}

/** One of the ways to be paid, all in sight. */
export const MethodChoice = ({ name, methods, value, onChange }: ChoiceProps) => {
  const [t, { session }] = [useCashWords(), useHost()];
  return (
    <fieldset className="rider-methods">
      <legend>{t('how')}</legend>
      {methods.map((method) => (
        <label key={method} className="rider-method">
          <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
          <span>
            <strong>{t(`method.${method}`)}</strong>
            <span className="desk-muted">{t(`methodHelp.${method}`, { email: session.user.email })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface Props {
  cash: Cash;
  /** no other currency has a form on the page, so its act can stay in reach */
  alone: boolean;
  onDone: (claim: PayoutClaim) => void;
}

/** How and when it is paid, and the act itself, whose button repeats the amount. */
export const CashOutForm = ({ cash, alone, onDone }: Props) => {
  const { http } = useHost();
  const [t, formats, refresh] = [useCashWords(), useFormats(), useRefresh('cash', 'rider')];
  const [chosen, setChosen] = useState<Method>();
  const days = useConfigQuery().data?.program.cashPaidDays;
  const [usual] = cash.methods;
  const method = chosen ?? usual;
  const { currency } = cash.net;
  const act = useAct({
    send: (by: Method, key) => http.call(cashOut, { body: { currency, method: by }, idempotencyKey: key }),
    refresh,
    onDone: ({ payoutClaim }) => onDone(payoutClaim),
  });
  if (method === undefined) return <p className="alert wait">{t('noMethod')}</p>;
  const sending = act.state.phase === 'sending';
  return (
    <>
      <Section>
        <MethodChoice name={`method-${currency}`} methods={cash.methods} value={method} onChange={setChosen} />
        {days !== undefined && <p>{t('when', { count: days })}</p>}
      </Section>
      <div className={alone ? 'rider-cash-bar' : undefined}>
        <ActProblem act={act} />
        <button type="button" className="button primary large" aria-busy={sending} onClick={() => void act.run(method)}>
          {sending ? t('sending') : t('cashOut', { amount: formats.money(cash.net) })}
        </button>
      </div>
    </>
  );
};
