import { Reasons, Steps, Trail, Verdict } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { usd } from '../samples.js';
import { useSay } from '../use-say.js';

const Way = ({ stopped }: { stopped: boolean }) => {
  const say = useSay();
  return (
    <Trail
      steps={[
        { title: say('Result received', 'Résultat reçu'), state: 'done' },
        {
          title: say('Bike verified', 'Moto vérifiée'),
          state: stopped ? 'stopped' : 'here',
          detail: say('The VIN is being checked.', 'Le NIV est en cours de vérification.'),
        },
        { title: say('Award', 'Récompense'), state: 'todo' },
      ]}
    />
  );
};
const Sequence = ({ at }: { at: number }) => {
  const say = useSay();
  return <Steps steps={[say('File', 'Fichier'), say('Check', 'Vérifier'), say('Stored', 'Enregistré')]} current={at} />;
};
const Refused = () => {
  const detail = useSay()('This class needs at least 5 starters to pay.', 'Cette classe paie à partir de 5 partants.');
  return <Verdict verdict={{ earns: null, type: null, reasons: [{ code: 'FEW_STARTERS', detail }] }} />;
};
const Why = () => {
  const say = useSay();
  const reasons = [
    { code: 'PLACE_NOT_PAID', detail: say('Place 14 is not paid.', 'La 14e place n’est pas primée.') },
    { code: 'LATE_RESULTS', detail: say('The results came late.', 'Les résultats sont arrivés en retard.') },
  ];
  return <Reasons reasons={reasons} />;
};

export const trail = piece('Trail, Steps, Verdict, Reasons', 'desk', [
  [['On its way', 'En cours'], () => <Way stopped={false} />],
  [['Stopped', 'Arrêté'], () => <Way stopped />],
  [['Second of three steps', 'Deuxième étape de trois'], () => <Sequence at={1} />],
  [['Every step done', 'Toutes les étapes faites'], () => <Sequence at={3} />],
  [['Earns', 'Rapporte'], () => <Verdict verdict={{ earns: usd(50000), type: 'credit', reasons: [] }} />],
  [['Earns nothing', 'Ne rapporte rien'], Refused],
  [['Several reasons', 'Plusieurs raisons'], Why],
]);
