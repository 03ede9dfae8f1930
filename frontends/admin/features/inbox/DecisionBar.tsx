import type { ReactNode } from 'react';
import { isUnknown, type ActState } from '@rrr/kit/base';
import { useInboxWords } from './words/use-words.js';

interface Props {
  /** left out where nothing can be approved as it stands */
  approve?: string | undefined;
  onApprove?: () => void;
  /** left out where there is nothing to refuse */
  refuse?: string | undefined;
  onRefuse?: () => void;
  onSkip: () => void;
  /** of the decision, while it is sent or its outcome is not known; left out where a dialog sends it */
  state?: ActState<unknown>;
  children?: ReactNode;
}

/** The same three ways out of every item, with their keys. */
export const DecisionBar = ({ approve, onApprove, refuse, onRefuse, onSkip, state, children }: Props) => {
  const words = useInboxWords();
  const held = state !== undefined && (state.phase === 'sending' || isUnknown(state));
  const acts = [
    ['a', approve, onApprove, 'button primary large'],
    ['r', refuse, onRefuse, 'button large'],
    ['s', words('skip'), onSkip, 'button large'],
  ] as const;
  return (
    <div className="desk-form-bar admin-inbox-bar">
      {!held &&
        acts.map(
          ([key, label, run, look]) =>
            label && (
              <button key={key} type="button" className={look} data-key={key} aria-keyshortcuts={key} onClick={run}>
                {label} <kbd aria-hidden>{key.toUpperCase()}</kbd>
              </button>
            ),
        )}
      {held && <span role="status">{words('sending')}</span>}
      {children}
    </div>
  );
};
