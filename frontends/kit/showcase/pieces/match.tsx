import { useState } from 'react';
import { Candidates, MatchDialog, type ChosenRider } from '@rrr/kit/desk';
import { piece } from '../piece.js';

const CANDIDATES = [
  {
    _id: '01hq00000000000000000r0001',
    fullName: 'Sam Carter',
    hometown: 'Bend',
    amaNumber: '1200345',
    evidence: ['similarName', 'sameTown', 'sameState'] as const,
  },
  {
    _id: '01hq00000000000000000r0002',
    fullName: 'Sara Carter',
    hometown: 'Salem',
    amaNumber: null,
    evidence: ['similarName', 'otherTown'] as const,
  },
].map((it) => ({ ...it, evidence: [...it.evidence] }));

const Asked = () => {
  const [rider, setRider] = useState<ChosenRider>();
  return (
    <>
      <Candidates of={CANDIDATES} onChoose={setRider} />
      {rider && (
        <MatchDialog
          eventId="01hq00000000000000000e0001"
          result={{ _id: '01hq00000000000000000s0001', riderName: 'S. Carter' }}
          rider={rider}
          refresh={() => undefined}
          onClose={() => setRider(undefined)}
        />
      )}
    </>
  );
};

export const match = piece('Candidates, MatchDialog', 'desk', [
  [['Who may be meant, and why', 'Qui peut être visé, et pourquoi'], Asked],
  [['Nobody looks like it', 'Personne ne lui ressemble'], () => <Candidates of={[]} onChoose={() => {}} />],
]);
