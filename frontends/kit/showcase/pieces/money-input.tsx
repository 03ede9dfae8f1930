import { useState } from 'react';
import { FormErrors, MoneyInput, type MoneyValue } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Shown = ({ start }: { start: MoneyValue }) => {
  const say = useSay();
  const [value, setValue] = useState<MoneyValue>(start);
  return (
    <label className="field">
      <span>{say('Amount', 'Montant')}</span>
      <MoneyInput currency="USD" value={value} onChange={setValue} />
    </label>
  );
};

export const moneyInput = piece('MoneyInput, FormErrors', 'desk', [
  [['Nothing yet', 'Rien encore'], () => <Shown start={null} />],
  [['An amount', 'Un montant'], () => <Shown start={12500} />],
  [['No amount', 'Pas un montant'], () => <Shown start="invalid" />],
  [['A form that was refused', 'Un formulaire refusé'], () => <FormErrors error={new Error('')} />],
]);
