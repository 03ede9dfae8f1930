import { useId, useState } from 'react';
import type { DealerLean } from '@rrr/contract';
import { ProblemNote, Skeleton, useLater } from '@rrr/kit/desk';
import { useDealersQuery } from '../races/races.api.js';
import { useRedeemWords } from './words/use-words.js';

const SHORTEST = 2;
const SHOWN = 6;
const about = ({ city, state, currency }: DealerLean) =>
  [[city, state].filter(Boolean).join(', '), currency].filter(Boolean).join(' · ');

interface Props {
  value: DealerLean | undefined;
  onChange: (dealer: DealerLean | undefined) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The dealer at whose counter the rider stands, found by name. */
export const DealerChoice = ({ value, onChange, error, disabled }: Props) => {
  const [t, id] = [useRedeemWords(), useId()];
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const skip = asked.length < SHORTEST || value !== undefined;
  const found = useDealersQuery({ query: { name: asked, limit: SHOWN } }, { skip });
  const dealers = skip ? undefined : found.currentData?.dealers;
  if (value)
    return (
      <div className="field" data-field="dealer">
        <span className="label">{t('dealer')}</span>
        <div className="rider-chosen">
          <div>
            <strong>{value.name}</strong>
            <div className="desk-muted">{about(value)}</div>
          </div>
          <button type="button" className="button" disabled={disabled} onClick={() => onChange(undefined)}>
            {t('another')}
          </button>
        </div>
      </div>
    );
  return (
    <div className="field" data-field="dealer">
      <label htmlFor={id}>{t('dealer')}</label>
      <span className="help" id={`${id}-help`}>
        {t('dealerHelp')}
      </span>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        onChange={({ target }) => setText(target.value)}
      />
      {error && (
        <span className="error" role="alert" id={`${id}-error`}>
          {error}
        </span>
      )}
      {!skip && found.error && <ProblemNote error={found.error} onRetry={() => void found.refetch()} />}
      {!skip && !dealers && !found.error && <Skeleton lines={2} />}
      {dealers?.length === 0 && <p role="status">{t('notFound')}</p>}
      {dealers && dealers.length > 0 && (
        <ul className="rider-rows" aria-label={t('found')}>
          {dealers.map((dealer) => (
            <li key={dealer._id} className="rider-row-plain">
              <div>
                <strong>{dealer.name}</strong>
                <div className="desk-muted">{about(dealer)}</div>
              </div>
              <button
                type="button"
                className="button"
                aria-label={t('chooseOf', { name: dealer.name })}
                onClick={() => onChange(dealer)}
              >
                {t('choose')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
