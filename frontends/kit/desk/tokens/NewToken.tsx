import type { makeApiToken, Response } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { ShownOnce } from '../pieces/ShownOnce.js';
import { useTokenWords } from './words/use-words.js';

/** A token that was just made. */
export const NewToken = ({ made, onDone }: { made: Response<typeof makeApiToken>; onDone: () => void }) => {
  const [t, formats] = [useTokenWords(), useFormats()];
  return (
    <ShownOnce
      title={t('made.title', { name: made.token.name })}
      lead={t('made.lead', { when: formats.instant(made.token.expiresAt) })}
      label={t('made.label')}
      secret={made.text}
      copy={t('made.copy')}
      copied={t('made.copied')}
      done={t('made.done')}
      onDone={onDone}
    >
      <p className="desk-muted">{t('made.how', { header: 'Authorization: Bearer rrr_…' })}</p>
    </ShownOnce>
  );
};
