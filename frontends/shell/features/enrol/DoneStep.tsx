import { useEffect } from 'react';
import { plainVin } from '@rrr/kit/base';
import type { Enrolled } from './send-enrolment.js';
import { useShell } from '../../app/shell-context.js';
import { useAllWords } from './words/use-all-words.js';

interface Props {
  enrolled: Enrolled;
  email: string;
  vin: string;
  leave: (to: string) => void;
}

/**
 * What became of it. Whoever is logged in and has a bike goes on at once; the others read first. An address that was
 * known already looks as if it were new, until the log-in.
 */
export const DoneStep = ({ enrolled: { session, bike }, email, vin, leave }: Props) => {
  const [t, { to }] = [useAllWords(), useShell()];
  const next = to('/auth/email-verify');
  const goesOn = session !== null && bike === 'kept';
  useEffect(() => void (goesOn && leave(next)), [goesOn, leave, next]);
  return (
    <div className="enrol-done stack">
      {session ? (
        <>
          <p className="lead">{t('done.sent', { email })}</p>
          {bike === 'vin-taken' && (
            <div className="alert wait">
              <strong>{t('done.takenTitle')}</strong>
              <span>{t('done.taken', { vin: plainVin(vin) })}</span>
            </div>
          )}
          <p role="status" className="muted">
            {goesOn ? t('done.opening') : ''}
          </p>
          <p>
            <a className="button primary large" href={next}>
              {t('done.next')}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="lead">{t('done.mail', { email })}</p>
          <p>
            <a className="button primary large" href={to('/login')}>
              {t('done.logIn')}
            </a>
          </p>
        </>
      )}
    </div>
  );
};
