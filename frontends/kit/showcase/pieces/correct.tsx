import { useState } from 'react';
import { CorrectDialog, MoneyMoved, Spent, useCorrection } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { id, usd } from '../samples.js';
import { useSay } from '../use-say.js';

const money = { issued: usd(30000), reversed: usd(12500), overpaid: usd(4000) };

const Correct = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const correction = useCorrection({
    send: async (_resultId: string) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { money, outcome: 'seen' };
    },
    notice: () => say('The result is saved.', 'Le résultat est enregistré.'),
    onDone: onClose,
    refresh: () => undefined,
  });
  return (
    <CorrectDialog
      title={say('Save this result?', 'Enregistrer ce résultat?')}
      command="result"
      correction={correction}
      confirm={say('Save the result', 'Enregistrer le résultat')}
      onClose={onClose}
    />
  );
};

const Opened = () => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say('Save the result', 'Enregistrer le résultat')}
      </button>
      {open && <Correct onClose={() => setOpen(false)} />}
    </>
  );
};

export const correct = piece('CorrectDialog, MoneyMoved, Spent, useCorrection', 'desk', [
  [['What a correction moves', 'Ce qu’une correction change'], () => <MoneyMoved money={money} />],
  [
    ['Who spent it already', 'Qui l’a déjà utilisé'],
    () => <Spent spent={[{ riderId: id(11), riderName: 'Sam Carter', classId: id(51), amount: usd(4000) }]} />,
  ],
  [['Nothing moves', 'Rien ne change'], () => <MoneyMoved money={null} />],
  [['Asks first, with the effect', 'Demande d’abord, avec l’effet'], Opened],
]);
