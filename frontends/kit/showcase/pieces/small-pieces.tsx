import { Avatar, DateText, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Titled = () => {
  const say = useSay();
  return (
    <Section title={say('Bikes', 'Motos')} side={<a href="#top">{say('All', 'Toutes')}</a>}>
      <p>{say('2026 KTM 450 SX-F', 'KTM 450 SX-F 2026')}</p>
    </Section>
  );
};

export const smallPieces = piece('Avatar, DateText, Section, Skeleton, ProblemNote', 'desk', [
  [['Avatar without a picture', 'Avatar sans image'], () => <Avatar size={72} />],
  [['A date', 'Une date'], () => <DateText value="2026-03-03" />],
  [['A moment', 'Un moment'], () => <DateText value="2026-03-03T20:05:00Z" />],
  [['No date', 'Aucune date'], () => <DateText value={null} />],
  [['Section', 'Section'], Titled],
  [['Loading', 'Chargement'], () => <Skeleton lines={3} />],
  [['Did not load', 'Ne s’est pas chargé'], () => <ProblemNote error={new Error('')} onRetry={() => {}} />],
]);
