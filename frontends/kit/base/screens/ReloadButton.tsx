import { useState } from 'react';
import { reloadWhenReachable } from '../connection/reload.js';
import { useWords } from '../language/use-kit-words.js';

interface Props {
  label: string;
  /** the one act of its screen */
  primary?: boolean;
}

/** Reloads the page, unless the server does not answer: then it says so, and the page stays. */
export const ReloadButton = ({ label, primary = false }: Props) => {
  const words = useWords();
  const [state, setState] = useState<'idle' | 'checking' | 'unreachable'>('idle');
  const reload = async () => {
    setState('checking');
    if (!(await reloadWhenReachable())) setState('unreachable');
  };
  return (
    <>
      <button
        type="button"
        className={primary ? 'button primary' : 'button'}
        aria-busy={state === 'checking'}
        onClick={() => void reload()}
      >
        {label}
      </button>
      {state === 'unreachable' && <span role="status">{words('failure.unreachable')}</span>}
    </>
  );
};
