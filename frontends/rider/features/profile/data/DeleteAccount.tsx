import { useState } from 'react';
import { requestDeletion, withdrawDeletion, type Deletion } from '@rrr/contract';
import { ActProblem, Status, useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useDeletionQuery } from '../profile.api.js';
import { useProfileWords } from '../words/use-words.js';
import { Stakes } from './Stakes.js';

interface AskProps {
  deletion: Deletion;
  email: string;
  onClose: () => void;
}

const Ask = ({ deletion, email, onClose }: AskProps) => {
  const { http } = useHost();
  const [t, formats, refresh] = [useProfileWords(), useFormats(), useRefresh('deletion')];
  const phrase = t('data.delete.phrase', { email });
  const when = { count: deletion.days, date: formats.date(deletion.eraseOn) };
  const act = useAct({
    send: () => http.call(requestDeletion, { body: { confirmation: phrase, outcome: deletion.outcome } }),
    refresh,
    notice: ({ deletion: { requested } }) => t('data.delete.done', { date: formats.date(requested?.eraseOn) }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t('data.delete.dialog')}
      consequence={
        <>
          <p>{t('data.delete.wait', when)}</p>
          <Stakes deletion={deletion} />
          <p>{t('data.delete.final')}</p>
        </>
      }
      act={act}
      command={() => undefined}
      confirm={t('data.delete.confirm', { date: when.date })}
      keep={t('data.delete.keep')}
      phrase={phrase}
      onClose={onClose}
    />
  );
};

/** Nothing is erased yet: the day, and the way back. */
const Waiting = ({ deletion, eraseOn }: { deletion: Deletion; eraseOn: string }) => {
  const { http } = useHost();
  const [t, formats, refresh] = [useProfileWords(), useFormats(), useRefresh('deletion')];
  const act = useAct({
    send: () => http.call(withdrawDeletion),
    refresh,
    notice: () => t('data.delete.withdrawn'),
  });
  return (
    <>
      <p role="status">
        <Status tone="wait">{t('data.delete.waiting', { date: formats.date(eraseOn) })}</Status>
      </p>
      <p>{t('data.delete.meanwhile')}</p>
      <Stakes deletion={deletion} />
      <ActProblem act={act} />
      <div>
        <button
          type="button"
          className="button primary"
          aria-busy={act.state.phase === 'sending'}
          onClick={() => void act.run(undefined)}
        >
          {t('data.delete.withdraw')}
        </button>
      </div>
    </>
  );
};

/** Deleting the account: what it would mean, asked for with a typed phrase, and taken back while it waits. */
export const DeleteAccount = ({ email }: { email: string }) => {
  const [t, formats] = [useProfileWords(), useFormats()];
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useDeletionQuery({});
  const deletion = data?.deletion;
  return (
    <Section title={t('data.delete.title')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!deletion && isFetching && <Skeleton lines={4} height={32} />}
      {deletion?.requested && <Waiting deletion={deletion} eraseOn={deletion.requested.eraseOn} />}
      {deletion && !deletion.requested && (
        <>
          <p>{t('data.delete.wait', { count: deletion.days, date: formats.date(deletion.eraseOn) })}</p>
          <Stakes deletion={deletion} />
          <div>
            <button type="button" className="button" onClick={() => setAsking(true)}>
              {t('data.delete.open')}
            </button>
          </div>
          {asking && <Ask deletion={deletion} email={email} onClose={() => setAsking(false)} />}
        </>
      )}
    </Section>
  );
};
