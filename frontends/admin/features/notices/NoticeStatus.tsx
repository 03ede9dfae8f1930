import type { Notice } from '@rrr/contract';
import { Status } from '@rrr/kit/desk';
import { useNoticeWords } from './words/use-words.js';

const TONES = { planned: 'wait', shown: 'good', ended: 'plain' } as const;

export const NoticeStatus = ({ status }: Pick<Notice, 'status'>) => {
  const words = useNoticeWords();
  return <Status tone={TONES[status]}>{words(`statuses.${status}`)}</Status>;
};
