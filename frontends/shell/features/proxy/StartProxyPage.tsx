import { useEffect, useState, type FormEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getRider, startProxy } from '@rrr/contract';
import { problemOf, TextField, type ApiProblem, innerPath } from '@rrr/kit/base';
import { withFreshFactor } from '../../factor/with-fresh-factor.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';

type ProxyType = 'rider' | 'dealer' | 'promoter';

/** Whom it is about. Only a rider is asked for; without an answer the page says what it can without a name. */
const useName = (type: ProxyType, id: string): string | undefined => {
  const { http } = useShell();
  const [known, setKnown] = useState<{ id: string; name: string }>();
  useEffect(() => {
    if (type !== 'rider') return undefined;
    const asked = new AbortController();
    http.call(getRider, { params: { role: 'admin', riderId: id }, signal: asked.signal }).then(
      ({ rider }) => setKnown({ id, name: rider.fullName }),
      () => undefined,
    );
    return () => asked.abort();
  }, [http, type, id]);
  return known?.id === id ? known.name : undefined;
};

/**
 * Asks an admin for a reason, then starts proxy mode with a full page load, so that no data of the admin's session
 * remains in memory.
 */
export const StartProxyPage = ({ type }: { type: ProxyType }) => {
  const [t, { http, to, locale }] = [useWords(), useShell()];
  const { id = '' } = useParams();
  const name = useName(type, id);
  const returnTo = innerPath(useSearchParams()[0].get('returnTo')) ?? to('/auth/admin');
  const [state, setState] = useState<{ busy?: boolean; missing?: boolean; problem?: ApiProblem }>({});
  useTitle();

  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const field = event.currentTarget.elements.namedItem('reason') as HTMLInputElement;
    const reason = field.value.trim();
    if (!reason) {
      setState({ missing: true });
      return field.focus();
    }
    setState({ busy: true });
    try {
      await withFreshFactor(http, locale).call(startProxy, { body: { type, id, reason, returnTo } });
      location.assign(to(`/auth/${type}`));
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      setState({ problem });
    }
  };
  const error = state.missing
    ? t('proxy.required')
    : state.problem?.errors?.find(({ path }) => path.endsWith('reason'))?.detail;

  return (
    <form
      className="card stack"
      noValidate
      onInput={() => state.missing && setState({})}
      onSubmit={(event) => void start(event)}
    >
      <header>
        <h1>{t(`proxy.title.${type}`)}</h1>
        {/* its line is kept free, so that the form does not move when the name comes */}
        {type === 'rider' && (
          <p>
            <strong>{name ?? '\u00a0'}</strong>
          </p>
        )}
        <p className="muted">{t('proxy.lead')}</p>
      </header>
      {state.problem && (
        <div className="alert bad" role="alert">
          <strong>{t('proxy.failed')}</strong>
          <span>{state.problem.detail}</span>
        </div>
      )}
      <TextField
        name="reason"
        label={t('proxy.reason')}
        help={t('proxy.help')}
        maxLength={300}
        autoComplete="off"
        error={error}
      />
      <p className="actions">
        <button className="button primary large" aria-busy={state.busy}>
          {state.busy ? t('proxy.starting') : name === undefined ? t('proxy.start') : t('proxy.startNamed', { name })}
        </button>
        <a className="button large" href={returnTo}>
          {t('proxy.cancel')}
        </a>
      </p>
    </form>
  );
};
