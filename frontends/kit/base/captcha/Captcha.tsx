import { useEffect, useId, useRef, useState } from 'react';
import { captchaChallenge, getConfig, type Response } from '@rrr/contract';
import { problemOf } from '../http/api-error.js';
import type { HttpClient } from '../http/http-client.js';
import { useBackOnline } from '../connection/use-online.js';
import { useLocale } from '../language/locale-context.js';
import { useWords } from './captcha-words.js';
import type { CaptchaFault } from './recaptcha.js';

// a form is read before its box is ticked, and a program has one of the two
const loadSolver = () => import('./solve-challenge.js').catch(() => undefined);
const loadCheckbox = () => import('./recaptcha.js');

type Settings = Response<typeof getConfig>['captcha'];

interface Props {
  http: HttpClient;
  /** the form was sent without an answer */
  missing: boolean;
  /** null: the answer is worth nothing any more */
  onAnswer: (answer: string | null) => void;
  /** what it stands before: a log-in after wrong passwords, or any other form */
  purpose?: 'login' | 'form';
}

/** The captcha that the program is set to. Each answer counts once: give it another `key` to ask again. */
export const Captcha = ({ http, missing, onAnswer, purpose = 'login' }: Props) => {
  const t = useWords();
  const [settings, setSettings] = useState<Settings>();
  const [failed, setFailed] = useState<{ detail?: string | undefined }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(undefined);
    http.call(getConfig).then(
      ({ captcha }) => !gone && setSettings(captcha),
      (error: unknown) => !gone && setFailed({ detail: problemOf(error)?.detail }),
    );
    return () => void (gone = true);
  }, [http, round]);
  useBackOnline(() => failed && setRound(round + 1));
  if (settings?.kind === 'off') return null;
  return (
    <fieldset className="captcha">
      <legend className="label">{t('title')}</legend>
      <p className="muted">{t(`why.${purpose}`)}</p>
      {settings?.kind === 'altcha' && (
        <ProofOfWork http={http} missing={missing} onAnswer={onAnswer} purpose={purpose} />
      )}
      {settings?.kind === 'recaptcha' && (
        <Checkbox
          key={round}
          settings={settings}
          missing={missing}
          onAnswer={onAnswer}
          purpose={purpose}
          onRetry={() => setRound(round + 1)}
        />
      )}
      {failed && <Failed text={failed.detail ?? t('loadFailed')} onRetry={() => setRound(round + 1)} />}
    </fieldset>
  );
};

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const t = useWords();
  return (
    <div className="stack" role="alert">
      <span className="error">{text}</span>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
};

/** The browser solves a riddle of our own when the box is ticked. */
const ProofOfWork = ({ http, missing, onAnswer, purpose }: Required<Props>) => {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  useEffect(() => {
    if (missing && state === 'open') box.current?.focus();
  }, [missing, state]);

  const solve = async () => {
    if (state === 'working' || state === 'done') return;
    setState('working');
    try {
      const [{ challenge }, solver] = await Promise.all([http.call(captchaChallenge), loadSolver()]);
      const answer = challenge && (await solver?.solveChallenge(challenge, () => gone.current));
      if (gone.current) return;
      setState(answer ? 'done' : 'failed');
      if (answer) onAnswer(answer);
    } catch (error) {
      if (!problemOf(error)) throw error;
      if (!gone.current) setState('failed');
    }
  };
  const told = {
    open: missing ? t(`required.${purpose}`) : '',
    working: t('working'),
    done: t(`done.${purpose}`),
    failed: t('challengeFailed'),
  }[state];
  return (
    <>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          ref={box}
          type="checkbox"
          checked={state === 'working' || state === 'done'}
          aria-describedby={`${id}-state`}
          aria-invalid={(missing && state === 'open') || state === 'failed' ? true : undefined}
          onChange={() => void solve()}
        />
        {t('label')}
      </label>
      <span
        id={`${id}-state`}
        role="status"
        className={state === 'failed' || (missing && state === 'open') ? 'error' : 'muted'}
      >
        {told}
      </span>
    </>
  );
};

interface CheckboxProps extends Omit<Required<Props>, 'http'> {
  settings: Settings;
  onRetry: () => void;
}

/** The checkbox of a service, in a frame of its own. */
const Checkbox = ({ settings, missing, onAnswer, purpose, onRetry }: CheckboxProps) => {
  const locale = useLocale();
  const t = useWords();
  const into = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<CaptchaFault>();
  const shown = useRef(false);
  useEffect(() => {
    // the service renders into an element only once
    if (!into.current || shown.current) return;
    shown.current = true;
    const [box, { siteKey, version }] = [into.current, settings];
    loadCheckbox().then(
      (recaptcha) => recaptcha.showCheckbox({ into: box, siteKey, version, locale, onAnswer, onFault: setFault }),
      () => setFault('loadFailed'),
    );
  }, [settings, locale, onAnswer]);
  return (
    <>
      <div ref={into} />
      {fault && <Failed text={t(fault)} onRetry={onRetry} />}
      {missing && !fault && (
        <span className="error" role="alert">
          {t(`required.${purpose}`)}
        </span>
      )}
    </>
  );
};
