import { LogoMark, NumberPlate, Plate, PlateKey, type Discipline } from '@rrr/kit/base';
import { piece, type Both } from '../piece.js';
import { useSay } from '../use-say.js';

const DISCIPLINES: Record<Discipline, Both> = {
  motocross: ['Motocross', 'Motocross'],
  offroad: ['Off-road', 'Hors route'],
  road: ['Road', 'Route'],
  flat: ['Flat track', 'Flat track'],
};
const OfDiscipline = ({ discipline }: { discipline: Discipline }) => (
  <NumberPlate
    number="412"
    label={useSay()('Race number 412', 'Numéro de course 412')}
    discipline={discipline}
    size={56}
  />
);

export const plate = piece('Plate, NumberPlate, PlateKey', 'base', [
  [['First', 'Premier'], () => <Plate place={1} />],
  [['Twelfth, large', 'Douzième, grande'], () => <Plate place={12} size={64} />],
  [['Did not finish', 'Abandon'], () => <Plate place={null} type="DNF" />],
  ...(Object.keys(DISCIPLINES) as Discipline[]).map(
    (discipline) => [DISCIPLINES[discipline], () => <OfDiscipline discipline={discipline} />] as const,
  ),
  [['Key to a colour', 'Légende'], () => <PlateKey discipline="road" />],
  [['Logo mark', 'Marque'], () => <LogoMark />],
  [['No place', 'Aucune place'], () => <Plate place={null} />],
]);
