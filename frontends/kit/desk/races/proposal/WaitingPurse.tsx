import type { ReactNode } from 'react';
import type { Approval } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Foreseen } from '../../correct/Foreseen.js';
import { Section } from '../../pieces/Section.js';
import { PurseChanges } from './PurseChanges.js';
import { useProposalWords } from './words/use-words.js';

/** The change of an event that waits for an approval, with what can be done about it. */
export const WaitingPurse = ({ proposal, children }: { proposal: Approval; children?: ReactNode }) => {
  const [words, formats] = [useProposalWords(), useFormats()];
  const { purse, askedAt, askedBy, expiresAt, reason, foreseen } = proposal;
  if (!purse) return null;
  return (
    <Section title={words('title')}>
      <p>
        {words('since', { name: askedBy.name, when: formats.instant(askedAt), until: formats.day(expiresAt) })}
        {reason !== null && <> {words('because', { reason })}</>}
      </p>
      <PurseChanges purse={purse} />
      {foreseen && <Foreseen money={foreseen} when="asked" />}
      {children}
    </Section>
  );
};
