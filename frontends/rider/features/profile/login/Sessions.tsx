import { useState } from 'react';
import { endSession, logoutEverywhere } from '@rrr/contract';
import { ActProblem, Status, useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useSessionsQuery } from '../profile.api.js';
import { useProfileWords } from '../words/use-words.js';

const Everywhere = ({ onClose }: { onClose: () => void }) => {
  const { http, navigate } = useHost();
  const t = useProfileWords();
  const act = useAct({
    send: () => http.call(logoutEverywhere),
    onDone: () => navigate('/login'),
  });
  return (
    <ActDialog
      title={t('sessions.allTitle')}
      consequence={<p>{t('sessions.allLead')}</p>}
      act={act}
      command={() => undefined}
      confirm={t('sessions.all')}
      keep={t('sessions.keep')}
      onClose={onClose}
    />
  );
};

/** Where the account is logged in, and how to end it there. */
export const Sessions = () => {
  const { http } = useHost();
  const [t, formats, refresh] = [useProfileWords(), useFormats(), useRefresh('sessions')];
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useSessionsQuery({});
  const act = useAct({
    send: (sessionId: string) => http.call(endSession, { params: { sessionId } }),
    refresh,
    notice: () => t('sessions.ended'),
  });
  return (
    <Section title={t('sessions.title')}>
      <p>{t('sessions.lead')}</p>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={2} height={56} />}
      <ul className="rider-rows">
        {data?.sessions.map(({ _id, since, until, current }) => (
          <li key={_id} className="rider-row-plain">
            <div>
              {current ? <Status tone="good">{t('sessions.current')}</Status> : <strong>{t('sessions.other')}</strong>}
              <div className="desk-muted">
                {t('sessions.since', { when: formats.instant(since) })} ·{' '}
                {t('sessions.until', { when: formats.instant(until) })}
              </div>
            </div>
            {!current && (
              <button
                type="button"
                className="button"
                aria-label={t('sessions.endOne', { when: formats.instant(since) })}
                onClick={() => void act.run(_id)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ActProblem act={act} />
      {data && (
        <div>
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('sessions.all')}
          </button>
        </div>
      )}
      {asking && <Everywhere onClose={() => setAsking(false)} />}
    </Section>
  );
};
