import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useHost } from '@rrr/kit/base';
import { Section } from './Section.js';
import './shown-once.css';

interface Props {
  title: string;
  /** that it is shown only this once, and what whoever has it can do */
  lead: string;
  /** of the field with the secret */
  label: string;
  secret: string;
  copy: string;
  copied: string;
  /** of the button that closes it */
  done: string;
  onDone: () => void;
  /** how it is used */
  children?: ReactNode;
}

/** A secret that is shown this once. Its field takes the focus, selected, so that it can be copied by hand too. */
export const ShownOnce = ({ title, lead, label, secret, copy, copied, done, onDone, children }: Props) => {
  const [{ notify }, id] = [useHost(), useId()];
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onCopy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify({ tone: 'good', text: copied }),
      // it can still be selected
      () => field.current?.select(),
    );
  return (
    <Section title={title}>
      <p className="alert wait">
        <span>{lead}</span>
      </p>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          ref={field}
          className="input desk-shown-once"
          rows={4}
          readOnly
          spellCheck={false}
          lang=""
          value={secret}
        />
      </div>
      {children}
      <div className="actions">
        <button type="button" className="button primary" onClick={onCopy}>
          {copy}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {done}
        </button>
      </div>
    </Section>
  );
};
