import { useState } from 'react';
import { Candidates, Evidences, MatchDialog, NameReason, type ChosenRider } from '@rrr/kit/desk';
import { piece } from '../piece.js';

const CANDIDATES = [
  {
    _id: '01hq00000000000000000r0001',
    fullName: 'Sam Carter',
    hometown: 'Bend',
    amaNumber: '1200345',
    likeness: 'nickname' as const,
    bikes: ['2024 KTM 450 SX-F'],
    numbers: ['12', '77'],
    bornIn: 1994,
    evidence: ['similarName', 'sameTown', 'sameState'] as const,
  },
  {
    _id: '01hq00000000000000000r0002',
    fullName: 'Sara Carter',
    hometown: 'Salem',
    amaNumber: null,
    likeness: null,
    bikes: [],
    numbers: [],
    evidence: ['similarName', 'otherTown'] as const,
  },
].map((item) => ({ ...item, evidence: [...item.evidence] }));

const Asked = () => {
  const [rider, setRider] = useState<ChosenRider>();
  return (
    <>
      <Candidates of={CANDIDATES} onChoose={setRider} leftOut={2} />
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

export const match = piece('Candidates, Evidences, MatchDialog, NameReason', 'desk', [
  [['Who may be meant, and why', 'Qui peut être visé, et pourquoi'], Asked],
  [['Another name needs a reason', 'Un autre nom exige une raison'], () => <NameReason onUse={() => {}} />],
  [
    ['What speaks for one rider', 'Ce qui parle pour un pilote'],
    () => <Evidences of={['similarName', 'sameTown', 'otherAmaNumber']} likeness="initial" />,
  ],
  [['Nobody looks like it', 'Personne ne lui ressemble'], () => <Candidates of={[]} onChoose={() => {}} />],
]);
