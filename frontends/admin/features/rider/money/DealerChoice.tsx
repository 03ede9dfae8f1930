import { useId, useState } from 'react';
import type { Dealer } from '@rrr/contract';
import { ProblemNote, Skeleton, useLater } from '@rrr/kit/desk';
import { useDealersQuery } from '../../../shared/dealers/dealers.api.js';
import { useRiderMoneyWords } from './words/use-words.js';

const SHORTEST = 2;
const SHOWN = 6;
const about = ({ city, state, dealerId, currency }: Dealer) =>
  [[city, state].filter(Boolean).join(', '), dealerId, currency].filter(Boolean).join(' · ');

interface Props {
  value: Dealer | undefined;
  onChange: (dealer: Dealer | undefined) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The dealer at whose counter it is redeemed: found by name, city or number. */
export const DealerChoice = ({ value, onChange, error, disabled }: Props) => {
  const [words, id] = [useRiderMoneyWords(), useId()];
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const skip = asked.length < SHORTEST || value !== undefined;
  const found = useDealersQuery({ query: { query: asked, active: 'true', page: 1, limit: SHOWN } }, { skip });
  const dealers = skip ? undefined : found.currentData?.dealers;
  if (value)
    return (
      <div className="field">
        <span className="label">{words('redeem.dealer')}</span>
        <div className="admin-chosen">
          <div>
            <strong>{value.name}</strong>
            <div className="desk-muted">{about(value)}</div>
          </div>
          <button type="button" className="button" disabled={disabled} onClick={() => onChange(undefined)}>
            {words('redeem.another')}
          </button>
        </div>
      </div>
    );
  return (
    <div className="field" data-field="dealer">
      <label htmlFor={id}>{words('redeem.dealer')}</label>
      <span className="help" id={`${id}-help`}>
        {words('redeem.dealerHelp')}
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
        aria-describedby={`${id}-help ${id}-error`}
        onChange={({ target }) => setText(target.value)}
      />
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {!skip && found.error && <ProblemNote error={found.error} onRetry={() => void found.refetch()} />}
      {!skip && !dealers && !found.error && <Skeleton lines={2} />}
      {dealers?.length === 0 && <p role="status">{words('redeem.notFound')}</p>}
      {dealers && dealers.length > 0 && (
        <ul className="admin-choices" aria-label={words('redeem.found')}>
          {dealers.map((dealer) => (
            <li key={dealer._id} className="admin-chosen">
              <div>
                <strong>{dealer.name}</strong>
                <div className="desk-muted">{about(dealer)}</div>
              </div>
              <button
                type="button"
                className="button"
                aria-label={words('redeem.chooseOf', { name: dealer.name })}
                onClick={() => onChange(dealer)}
              >
                {words('redeem.choose')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
