import { useId, useState, type KeyboardEvent } from 'react';
import { knownModel, modelsLike } from './model-name.js';
import { useWords } from './vin-words.js';
import './model.css';

export interface ModelFieldProps {
  label: string;
  help?: string | undefined;
  name?: string;
  value: string;
  /** the program's models; another one can be typed, too */
  models: readonly string[];
  error?: string | undefined;
  onChange: (model: string) => void;
  onBlur?: () => void;
}

/**
 * A model, chosen from a list that is searched while typing. "sxf 450" finds the 450 SX-F, and is written like the list
 * when the field is left, as results and patterns compare it.
 */
export const ModelField = (props: ModelFieldProps) => {
  const { label, help, name = 'model', value, models, error, onChange, onBlur } = props;
  const [t, id] = [useWords(), useId()];
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = modelsLike(value, models);
  const shown = open && found.length > 0 && !(found.length === 1 && found[0] === value);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (model: string) => {
    onChange(model);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (before + step + (before < 0 && step < 0 ? 1 : 0) + found.length) % found.length);
    } else if (event.key === 'Enter' && shown && found[at] !== undefined) {
      event.preventDefault();
      choose(found[at]);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="field model-field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <div className="model-box">
        <input
          id={id}
          className="input"
          name={name}
          value={value}
          required
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => {
            onChange(target.value);
            setOpen(true);
            setAt(-1);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            const known = knownModel(value, models);
            if (known !== value) onChange(known);
            onBlur?.();
          }}
        />
        {shown && (
          <ul className="model-list" role="listbox" id={`${id}-list`} aria-label={t('models')}>
            {found.map((text, place) => (
              <li
                key={text}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === at}
                // the field keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(text)}
              >
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
};
