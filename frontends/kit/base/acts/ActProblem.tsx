import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from '../connection/use-online.js';
import { useWords } from './act-words.js';
import { isUnknown, type Act } from './use-act.js';

interface Props {
  act: Pick<Act<never, unknown>, 'state' | 'again'>;
  /** in place of "Not confirmed yet": this act in its own words */
  unknownLead?: string;
  /** a second way out of not knowing: a link to where one can look */
  children?: ReactNode;
}

/**
 * What became of an act that is not done: a refusal in the words of the API, or that nobody knows, with the one safe thing
 * to do. It takes the focus when it appears.
 */
export const ActProblem = ({ act: { state, again }, unknownLead, children }: Props) => {
  const [words, online] = [useWords(), useOnline()];
  const alert = useRef<HTMLDivElement>(null);
  const problem = 'problem' in state ? state.problem : undefined;
  const unknown = isUnknown(state);
  useEffect(() => void (problem && alert.current?.focus()), [problem]);
  if (!problem && !unknown) return null;
  return (
    <div className={`alert ${unknown ? 'wait' : 'bad'}`} role="alert" tabIndex={-1} ref={alert}>
      <strong>{unknown ? words('unknown') : problem?.detail}</strong>
      {unknown && <span>{online ? (unknownLead ?? words('unknownLead')) : words('unknownOffline')}</span>}
      {!unknown && (problem?.errors?.length ?? 0) > 1 && (
        <ul>
          {problem?.errors?.map(({ path, detail }) => (
            <li key={path + detail}>{detail}</li>
          ))}
        </ul>
      )}
      {unknown && (
        <div className="actions">
          <button
            type="button"
            className="button primary"
            aria-busy={state.phase === 'sending'}
            onClick={() => void again()}
          >
            {words(state.phase === 'sending' ? 'asking' : 'again')}
          </button>
          {children}
        </div>
      )}
    </div>
  );
};
