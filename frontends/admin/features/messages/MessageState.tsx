import type { ContactState } from '@rrr/contract';
import { Status } from '@rrr/kit/desk';
import { useMessageWords } from './words/use-words.js';

const TONES = { open: 'wait', answered: 'good', closed: 'plain' } as const;

export const MessageState = ({ state }: { state: ContactState }) => (
  <Status tone={TONES[state]}>{useMessageWords()(`states.${state}`)}</Status>
);
