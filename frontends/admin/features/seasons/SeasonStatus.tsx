import type { Season } from '@rrr/contract';
import { Status } from '@rrr/kit/desk';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

const TONES = {
  draft: 'plain',
  waiting: 'wait',
  scheduled: 'good',
  inForce: 'good',
  over: 'plain',
  replaced: 'plain',
  withdrawn: 'plain',
} as const;

export const SeasonStatus = ({ status }: Pick<Season, 'status'>) => {
  const words = useSeasonWords();
  return <Status tone={TONES[status]}>{words(`statuses.${status}`)}</Status>;
};
