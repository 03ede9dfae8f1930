import { Status, StatusIcon, type Tone } from '@rrr/kit/base';
import { piece, type Both } from '../piece.js';
import { useSay } from '../use-say.js';

const TEXTS: Record<Tone, Both> = {
  good: ['Verified', 'Vérifié'],
  wait: ['Waiting for a document', 'Document attendu'],
  bad: ['Refused', 'Refusé'],
  plain: ['Not started', 'Pas commencé'],
};
const Shown = ({ tone }: { tone: Tone }) => <Status tone={tone}>{useSay()(...TEXTS[tone])}</Status>;

export const status = piece('Status, StatusIcon', 'base', [
  [['Good', 'Bon'], () => <Shown tone="good" />],
  [['Waiting', 'En attente'], () => <Shown tone="wait" />],
  [['Bad', 'Mauvais'], () => <Shown tone="bad" />],
  [['Plain', 'Neutre'], () => <Shown tone="plain" />],
  [['Icon alone', 'Icône seule'], () => <StatusIcon tone="good" size={24} />],
]);
