import { useId, type FormEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { kitWordsHook, useFormats, useRules, today } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import type { Config } from '../../app/shell-context.js';
import { en } from './words/rules-day-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

/** The days that the API takes; what else stands in an address is today. */
const [FIRST, LAST] = ['1990-01-01', '2100-12-31'];
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text && text >= FIRST && text <= LAST;
};

/** The day that the address asks for, unless it is today. */
export const dayAsked = (params: URLSearchParams): string | undefined => {
  const on = params.get('on') ?? '';
  return isDay(on) && on !== today() ? on : undefined;
};

type Change = NonNullable<Config['changes']>[number];

/** What begins on a later day, rule by rule. */
const Coming = ({ startDate, change, config }: Change & { config: Config }) => {
  const [t, formats] = [useWords(), useFormats()];
  const rules = useRules(config.program.currencies[0] ?? 'USD');
  const { pathname } = useLocation();
  const date = formats.date(startDate);
  return (
    <section className="alert wait coming-rules" aria-label={t('from', { date })}>
      <strong>{t('from', { date })}</strong>
      <p>{t('changes')}</p>
      {change.settings.length > 0 && (
        <dl>
          {change.settings.map((name) => (
            <div key={name}>
              <dt>{rules.name(name)}</dt>
              <dd>
                <span className="muted">{t('until')}</span> {rules.value(name, change.before[name])}
              </dd>
              <dd>
                <span className="muted">{t('then')}</span> {rules.value(name, change.after[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Link to={`${pathname}?on=${startDate}`}>{t('read', { date })}</Link>
    </section>
  );
};

/** Which day's rules a page shows, a way to choose another, and what is planned after it. */
export const RulesDay = ({ config }: { config: Config | undefined }) => {
  const [t, formats, id] = [useWords(), useFormats(), useId()];
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const on = dayAsked(params);
  const shown = config?.on;
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('on');
    if (typeof day === 'string' && isDay(day)) setParams(day === today() ? {} : { on: day });
  };
  return (
    <div className="rules-day">
      <form className="rules-day-choice" onSubmit={choose}>
        <label htmlFor={id}>{t('label')}</label>
        <input
          // drawn anew when another day is read
          key={on}
          id={id}
          name="on"
          className="input"
          type="date"
          required
          min={FIRST}
          max={LAST}
          defaultValue={on ?? today()}
        />
        <button type="submit" className="button">
          {t('show')}
        </button>
      </form>
      {on !== undefined && (
        <p role="status">
          {shown === on && <>{t('reading', { date: formats.date(on) })} </>}
          <Link to={pathname}>{t('today')}</Link>
        </p>
      )}
      {config?.changes?.map((change) => (
        <Coming key={change.startDate} {...change} config={config} />
      ))}
    </div>
  );
};
