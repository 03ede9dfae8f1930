import { useEffect, useState } from 'react';
import { createRiderCode, type Response } from '@rrr/contract';
import { ActProblem, useAct, useHost, usePath } from '@rrr/kit/base';
import { QrCode, Section, Skeleton } from '@rrr/kit/desk';
import { Link, useSearchParams } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { useWalletWords } from './words/use-words.js';

type Shown = Response<typeof createRiderCode> & {
  /** on this device's own clock, which may differ from the server's */
  until: number;
};

/** ms; of the server's rule, counted from the answer on */
const VALID = 60_000;

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

const useSeconds = (until: number | undefined): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => setLeft(secondsLeft(until));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

/** What the QR code holds: the dealer's own page, which a camera or a scanner opens with the code. */
const scannable = (code: string): string => `${location.origin}/auth/dealer?code=${code}`;

/** In two parts, to be read out and typed. */
const readable = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const Code = ({ shown, onAgain, onHide }: { shown: Shown; onAgain: () => void; onHide: () => void }) => {
  const t = useWalletWords();
  const left = useSeconds(shown.until);
  const over = left === 0 && secondsLeft(shown.until) === 0;
  return (
    <div className="rider-counter-code">
      {over ? (
        <p className="alert wait" role="status">
          {t('code.over')}
        </p>
      ) : (
        <>
          <QrCode value={scannable(shown.code)} label={t('code.qr', { code: readable(shown.code) })} />
          <strong className="rider-counter-text">{readable(shown.code)}</strong>
          <span className="desk-muted">{t('code.left', { count: left })}</span>
        </>
      )}
      <div className="rider-form-bar">
        <button type="button" className={over ? 'button primary' : 'button'} onClick={onAgain}>
          {t('code.again')}
        </button>
        {!over && (
          <button type="button" className="button" onClick={onHide}>
            {t('code.hide')}
          </button>
        )}
      </div>
    </div>
  );
};

/** The code to be found by at a counter, and what else a redemption takes. `?code=show` asks for one at once. */
export const CounterCode = ({ hasPin }: { hasPin: boolean }) => {
  const { http, session } = useHost();
  const [t, path, publicPath] = [useWalletWords(), usePath(), usePublicPath()];
  const [params] = useSearchParams();
  const [shown, setShown] = useState<Shown>();
  const act = useAct({
    send: () => http.call(createRiderCode),
    onDone: (code) => setShown({ ...code, until: Date.now() + VALID }),
  });
  const { run } = act;
  const proxied = session.proxyHost !== null;
  const asked = params.get('code') === 'show' && hasPin && !proxied;
  const [opening, setOpening] = useState(asked);
  useEffect(() => {
    if (asked) void run(undefined).then(() => setOpening(false));
  }, [asked, run]);
  const sending = act.state.phase === 'sending';
  return (
    <Section title={t('code.title')}>
      <ol className="rider-counter-steps">
        {(['show', 'id', 'pin'] as const).map((step) => (
          <li key={step}>{t(`code.steps.${step}`)}</li>
        ))}
      </ol>
      <ActProblem act={act} />
      {shown && <Code shown={shown} onAgain={() => void run(undefined)} onHide={() => setShown(undefined)} />}
      {proxied ? (
        <p className="desk-muted">{t('code.proxy')}</p>
      ) : !hasPin ? (
        <p>
          {t('code.noPin')} <Link to={path('/profile?redirect=pin')}>{t('code.setPin')}</Link>
        </p>
      ) : (
        !shown &&
        (opening ? (
          <Skeleton lines={1} height={360} />
        ) : (
          <div className="rider-form-bar">
            <button
              type="button"
              className="button primary large"
              aria-busy={sending}
              onClick={() => void run(undefined)}
            >
              {t(sending ? 'code.asking' : 'code.show')}
            </button>
          </div>
        ))
      )}
      <p className="rider-form-bar">
        {hasPin && !proxied && <Link to={path('/redeem')}>{t('code.alone')}</Link>}
        <a href={publicPath('/dealers')}>{t('code.dealers')}</a>
      </p>
    </Section>
  );
};
