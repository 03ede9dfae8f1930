import type { Mail } from '@rrr/contract';
import { Status } from '@rrr/kit/desk';
import { useMailWords } from './words/use-words.js';

/** Where an e-mail stands; one that waits after failures says so. */
export const MailState = ({ mail: { state, attempts } }: { mail: Mail }) => {
  const t = useMailWords();
  const retried = state === 'waiting' && attempts > 0;
  return (
    <Status tone={state === 'sent' ? 'good' : state === 'failed' ? 'bad' : 'wait'}>
      {retried ? t('attempts', { count: attempts }) : t(`states.${state}`)}
    </Status>
  );
};
