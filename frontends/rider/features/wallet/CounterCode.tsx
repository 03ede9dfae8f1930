import { useEffect, useRef, useState } from 'react';
import { createRiderCode } from '@rrr/contract';
import { ActProblem, useAct, useHost, usePath } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { CodeScreen, type Shown } from './CodeScreen.js';
import { useWalletWords } from './words/use-words.js';

/** ms; of the server's rule, counted from the answer on */
const VALID = 60_000;
const SHOW = { code: 'show' } as const;

/** Whether the code is shown stands in the address (`?code=show`): Back closes it, and other pages lead straight to it. */
const useShown = (allowed: boolean) => {
  const [[params, setParams], { state }, navigate] = [useSearchParams(), useLocation(), useNavigate()];
  const openedHere = (state as { codeOpened?: true } | null)?.codeOpened === true;
  const put = (next: (params: URLSearchParams) => void, options: { replace?: true; state?: object }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        next(after);
        return after;
      },
      { preventScrollReset: true, ...options },
    );
  return {
    open: allowed && params.get('code') === SHOW.code,
    show: () => put((searchParams) => searchParams.set('code', SHOW.code), { state: { codeOpened: true } }),
    hide: () =>
      openedHere ? void navigate(-1) : put((searchParams) => searchParams.delete('code'), { replace: true }),
  };
};

/** The code to be found by at a counter, and what else a redemption takes. */
export const CounterCode = ({ hasPin }: { hasPin: boolean }) => {
  const { http, session } = useHost();
  const [t, path, publicPath] = [useWalletWords(), usePath(), usePublicPath()];
  const [code, setCode] = useState<Shown>();
  const button = useRef<HTMLButtonElement>(null);
  const proxied = session.proxyHost !== null;
  const { open, show, hide } = useShown(hasPin && !proxied);
  const act = useAct({
    send: () => http.call(createRiderCode),
    onDone: (made) => setCode({ ...made, until: Date.now() + VALID }),
  });
  const { run } = act;
  const wasOpen = useRef(false);
  useEffect(() => {
    // a code is made when it is shown, and the focus comes back to where it is shown from
    if (open) void run(undefined);
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open, run]);
  // a code is for one use: an old one never comes back
  const begin = () => {
    setCode(undefined);
    show();
  };
  return (
    <Section title={t('code.title')}>
      <ol className="rider-counter-steps">
        {(['show', 'id', 'pin'] as const).map((step) => (
          <li key={step}>{t(`code.steps.${step}`)}</li>
        ))}
      </ol>
      {proxied ? (
        <p className="desk-muted">{t('code.proxy')}</p>
      ) : !hasPin ? (
        <p>
          {t('code.noPin')} <Link to={path('/profile?redirect=pin')}>{t('code.setPin')}</Link>
        </p>
      ) : (
        <div className="rider-form-bar">
          <button ref={button} type="button" className="button primary large" aria-haspopup="dialog" onClick={begin}>
            {t('code.show')}
          </button>
        </div>
      )}
      <p className="rider-form-bar">
        {hasPin && !proxied && <Link to={path('/redeem')}>{t('code.alone')}</Link>}
        <a href={publicPath('/dealers')}>{t('code.dealers')}</a>
      </p>
      <CodeScreen
        open={open}
        shown={code}
        problem={'problem' in act.state ? <ActProblem act={act} /> : null}
        onAgain={() => void run(undefined)}
        onClose={() => open && hide()}
      />
    </Section>
  );
};
