import type { UnpaidResult } from '@rrr/contract';
import { Evidences, Status } from '@rrr/kit/desk';
import { evidenceIn } from '../../shared/unmatched/candidates.js';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

/** Why a result may be the chosen rider's, and what speaks against it. */
export const Fit = ({ result, riderId }: { result: UnpaidResult; riderId: string }) => {
  const words = useUnmatchedWords();
  const evidence = evidenceIn(result, riderId);
  return evidence ? <Evidences of={evidence} /> : <Status tone="wait">{words('notProposed')}</Status>;
};
