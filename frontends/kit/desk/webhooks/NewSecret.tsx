import { ShownOnce } from '../pieces/ShownOnce.js';
import { useWebhookWords } from './words/use-words.js';

/** The secret of a webhook that was just made. */
export const NewSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => {
  const t = useWebhookWords();
  return (
    <ShownOnce
      title={t('secret.title')}
      lead={t('secret.lead')}
      label={t('secret.label')}
      secret={secret}
      copy={t('secret.copy')}
      copied={t('secret.copied')}
      done={t('secret.done')}
      onDone={onDone}
    />
  );
};
