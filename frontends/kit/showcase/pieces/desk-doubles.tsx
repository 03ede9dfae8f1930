import { Amount, Empty, Plate, Status } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { usd } from '../samples.js';
import { useSay } from '../use-say.js';

const Waiting = () => <Status tone="wait">{useSay()('Waiting', 'En attente')}</Status>;
const Nothing = () => <Empty text={useSay()('No results yet.', 'Aucun résultat pour l’instant.')} />;

export const deskDoubles = piece('Amount, Empty, Plate, Status', 'desk', [
  [['Amount', 'Montant'], () => <Amount money={usd(-12500)} signed />],
  [['Plate', 'Plaque'], () => <Plate place={3} />],
  [['Status', 'Statut'], Waiting],
  [['Empty', 'Vide'], Nothing],
]);
