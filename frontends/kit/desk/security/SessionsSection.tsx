import { useCallback } from 'react';
import { endOtherSessions, endSession, listSessions, type Response } from '@rrr/contract';
import { ActProblem, Status, useAct, useFormats, useHost } from '@rrr/kit/base';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { Section } from '../pieces/Section.js';
import { useRead } from './use-read.js';
import { useSecurityWords } from './words/use-words.js';

type Listed = Response<typeof listSessions>['sessions'][number];

const useBrowser = () => {
  const t = useSecurityWords();
  return ({ browser, system }: Listed): string =>
    browser && system ? t('sessions.browser', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
};

/** Where the account is logged in: browser, network, first and last use, and how to end it there. */
export const SessionsSection = () => {
  const { http } = useHost();
  const [t, formats, browserOf] = [useSecurityWords(), useFormats(), useBrowser()];
  const { data, error, reading, again } = useRead(
    useCallback((signal: AbortSignal) => http.call(listSessions, { signal }), [http]),
  );
  const one = useAct({
    send: (sessionId: string) => http.call(endSession, { params: { sessionId } }),
    refresh: again,
    notice: () => t('sessions.ended'),
  });
  const others = useAct({
    send: (_: 'all') => http.call(endOtherSessions),
    refresh: again,
    notice: () => t('sessions.othersDone'),
  });
  const rest = data?.sessions.filter(({ current }) => !current).length ?? 0;
  return (
    <Section title={t('sessions.title')}>
      {error !== undefined && !reading && <ProblemNote error={error} onRetry={again} />}
      {!data && reading && <Skeleton lines={2} height={56} />}
      <ul className="desk-sessions">
        {data?.sessions.map((session) => (
          <li key={session._id}>
            <div>
              <strong>{browserOf(session)}</strong>{' '}
              {session.current && <Status tone="good">{t('sessions.current')}</Status>}
              <div className="desk-muted">
                {[
                  session.network && t('sessions.network', { network: session.network }),
                  t('sessions.since', { when: formats.instant(session.since) }),
                  session.lastSeen && t('sessions.seen', { when: formats.instant(session.lastSeen) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            {!session.current && (
              <button
                type="button"
                className="button"
                aria-label={t('sessions.endOne', { when: formats.instant(session.since) })}
                onClick={() => void one.run(session._id)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ActProblem act={one} />
      <ActProblem act={others} />
      {data &&
        (rest > 0 ? (
          <div>
            <button
              type="button"
              className="button"
              aria-busy={others.state.phase === 'sending'}
              onClick={() => void others.run('all')}
            >
              {t('sessions.others')}
            </button>
          </div>
        ) : (
          <p className="desk-muted">{t('sessions.alone')}</p>
        ))}
    </Section>
  );
};
