import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnknown, useAct, useOnline, type ApiProblem, type Translate, today } from '@rrr/kit/base';
import { useShell, type Config } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { AccountStep } from './AccountStep.js';
import { forgetDraft, STEPS, type Field, type Step } from './draft.js';
import { EnrolSteps } from './EnrolSteps.js';
import { Faults } from './Faults.js';
import { accountFaults, found, isMinor, stepsOf, type Rules } from './first-rules.js';
import { NextFailed } from './NextFailed.js';
import type { bodyOf, Enrolled } from './send-enrolment.js';
import { useDraft } from './use-draft.js';
import { useLaterSteps, type LaterSteps, type LoadLaterSteps } from './use-later-steps.js';
import type { AllWords } from './words/use-all-words.js';
import { useWords } from './words/use-words.js';

type Body = ReturnType<typeof bodyOf>;

interface Props {
  config: Config;
  leave: (to: string) => void;
  load: LoadLaterSteps;
}

export const EnrolForm = ({ config, leave, load }: Props) => {
  const [first, { http, locale }] = [useWords(), useShell()];
  const later = useLaterSteps(load);
  const { steps: rest, askAhead } = later;
  // until the other steps are there, only the first one is shown
  const t = useMemo(
    () => rest?.allWordsIn(locale) ?? (first as Translate<unknown> as Translate<AllWords>),
    [rest, locale, first],
  );
  const online = useOnline();
  const [query, setQuery] = useSearchParams();
  const { adultAge, vinYearCountries } = config.program;
  const rules = useMemo<Rules>(() => ({ today: today(), adultAge, vinYearCountries }), [adultAge, vinYearCountries]);
  const asked = STEPS.find((step) => step === query.get('step')) ?? 'account';
  const { draft, formOf, wasStored, check, tell } = useDraft();
  const steps = stepsOf(draft, rules);
  const open = rest ? rest.openStep(draft, rules) : 'account';
  // no step can be opened before those that come first are complete
  const at = Math.min(Math.max(0, steps.indexOf(asked)), steps.indexOf(open));
  const shown = steps[at] ?? 'account';
  // the address follows, so that a step does not change by itself as soon as what it lacked is typed
  useEffect(() => {
    if (asked !== shown) setQuery(withStep(shown), { replace: true });
  }, [asked, shown, setQuery]);
  const faults = rest ? rest.faultsOf(shown, draft, rules) : found(accountFaults(draft));
  const form = formOf(t, shown, faults);
  // whoever was here before goes on soon
  useEffect(() => void (wasStored && askAhead()), [wasStored, askAhead]);

  const [captcha, setCaptcha] = useState<{ round: number; answer: string | null; unsolved: boolean }>({
    round: 0,
    answer: null,
    unsolved: false,
  });
  const hasCaptcha = config.captcha.kind !== 'off';
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const offline = useRef<HTMLDivElement>(null);
  const begun = useRef(shown);
  const goTo = (next: Step) => setQuery(withStep(next));
  const [goingOn, setGoingOn] = useState(false);
  useEffect(() => {
    if (!goingOn || !rest) return;
    setGoingOn(false);
    setQuery(withStep(open));
  }, [goingOn, rest, open, setQuery]);
  useEffect(() => void (later.failed && offline.current?.focus()), [later.failed]);

  /** whatever is sent was typed in the later steps */
  const parts = (): LaterSteps => {
    if (!rest) throw new Error('Sent before the last step');
    return rest;
  };
  const keys = useRef(new Set<string>());
  const act = useAct<Body, Enrolled>({
    send: (body, key) => {
      const again = keys.current.has(key);
      keys.current.add(key);
      return parts().sendEnrolment(http, body, again);
    },
    onDone: ({ session }) => {
      forgetDraft();
      if (session) parts().noteCodeSent(session.account._id);
    },
    refresh: (state) => {
      if (state.phase === 'refused') place(state.problem);
    },
  });
  const place = (problem: ApiProblem) => {
    // an answer of the captcha counts once
    setCaptcha(({ round }) => ({ round: round + 1, answer: null, unsolved: false }));
    for (const { step: of, field, detail } of parts().placeOf(problem)) {
      if (field) tell(field, detail);
      if (of !== shown) goTo(of);
    }
  };
  const done = act.state.phase === 'done' ? act.state.result : undefined;
  // the first step goes by the page's own title, which the server wrote
  useTitle(done ? t('done.title') : shown === 'account' ? undefined : `${t(`${shown}.title`)} · ${t('title')}`);

  useEffect(() => {
    if (begun.current === shown && !done) return;
    begun.current = shown;
    // the captcha begins anew when its step is opened again
    setCaptcha((before) => ({ ...before, answer: null, unsolved: false }));
    heading.current?.focus();
    scrollTo(0, 0);
  }, [shown, done]);

  const focusOn = (field: Field) => {
    const found = fields.current?.elements.namedItem(field === 'bornYear' ? firstOfDate(fields.current) : field);
    const input = found instanceof RadioNodeList ? found[0] : found;
    if (input instanceof HTMLElement) input.focus();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys(faults) as Field[];
    if (wrong) {
      check(shown);
      return focusOn(wrong);
    }
    if (!rest) {
      setGoingOn(true);
      return void later.need();
    }
    if (shown !== 'pin') return goTo(open);
    if (hasCaptcha && captcha.answer === null) return setCaptcha({ ...captcha, unsolved: true });
    if (!online) return offline.current?.focus();
    void act.run(
      rest.bodyOf(draft, {
        minor: isMinor(draft, rules),
        models: rest.modelsOf(config.program),
        captcha: captcha.answer,
        locale,
      }),
    );
  };

  const busy = act.state.phase === 'sending';
  const isLast = shown === 'pin';
  const name = draft.firstName.trim();
  const lead =
    shown === 'consent' ? t(name ? 'consent.lead' : 'consent.leadNoName', { name, age: adultAge }) : t(`${shown}.lead`);

  if (done && rest)
    return (
      <div className="enrol-main">
        <EnrolSteps steps={steps} current={steps.length} />
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {t(done.session ? 'done.title' : 'done.mailTitle')}
          </h1>
        </header>
        <rest.DoneStep enrolled={done} email={draft.email.trim()} vin={draft.vin} leave={leave} />
      </div>
    );
  return (
    <form className="enrol-main" noValidate onSubmit={send} onFocus={askAhead} onChange={askAhead} ref={fields}>
      <EnrolSteps steps={steps} current={at} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${shown}.title`)}
        </h1>
        <p className="muted">{lead}</p>
      </header>
      {!online && (
        <div className="alert wait" role="status" tabIndex={-1} ref={offline}>
          <strong>{t('offline')}</strong>
          <span>{t(rest ? 'offlineGoOn' : 'offlineWait')}</span>
        </div>
      )}
      {rest && (isLast || isUnknown(act.state) || act.state.phase === 'refused') && (
        <rest.ActProblem act={act} unknownLead={t('pin.unknown')} />
      )}
      {later.failed && online && <NextFailed busy={later.loading} onRetry={later.retry} />}
      {shown === 'account' && wasStored && draft.password === '' && draft.lastName !== '' && (
        <div className="alert">
          <strong>{t('typeAgain')}</strong>
          <span>{t('typeAgainWhy')}</span>
        </div>
      )}
      <Faults t={t} form={form} faults={faults} onChoose={focusOn} />
      {shown === 'account' && <AccountStep form={form} />}
      {rest && shown !== 'account' && (
        <rest.LaterStep
          step={shown}
          form={form}
          program={config.program}
          captcha={hasCaptcha ? captcha.round : null}
          unsolved={captcha.unsolved}
          onSolved={(answer) => setCaptcha((before) => ({ ...before, answer, unsolved: false }))}
          onChange={goTo}
        />
      )}
      {/* while nobody knows there is one thing to do: ask again */}
      {!isUnknown(act.state) && (
        <div className="enrol-bar">
          {at > 0 && (
            <button type="button" className="button large" onClick={() => goTo(steps[at - 1] ?? 'account')}>
              {t('back')}
            </button>
          )}
          <button className="button primary large" aria-busy={busy || later.loading}>
            {t(later.loading ? 'opening' : rest ? rest.submitOf(shown, draft, busy, rules) : 'next')}
          </button>
        </div>
      )}
    </form>
  );
};

const withStep =
  (step: Step) =>
  (before: URLSearchParams): URLSearchParams => {
    const query = new URLSearchParams(before);
    query.set('step', step);
    return query;
  };

/** The parts of a date stand in another order in each language. */
const firstOfDate = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('.enrol-date input')?.name ?? 'bornYear';
