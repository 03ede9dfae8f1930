import { useBackOnline, useOnline } from '../use-online.js';
import { useHome } from '../language/locale-context.js';
import { useWords } from '../words/use-words.js';
import { Message } from './Message.js';

interface Props {
  onRetry: () => void;
  /** a retry is under way */
  busy?: boolean;
}

/** A chunk or a remote that did not load. It tries again by itself when the network comes back. */
export const LoadFailed = ({ onRetry, busy = false }: Props) => {
  const [words, online] = [useWords(), useOnline()];
  useBackOnline(onRetry);
  return (
    <Message
      title={words('failure.chunkTitle')}
      lead={online ? words('failure.chunkLead') : words('failure.offlineLead')}
    >
      <button type="button" className="button primary" aria-busy={busy} onClick={onRetry}>
        {words('failure.retry')}
      </button>
      <a className="button" href={useHome()}>
        {words('failure.home')}
      </a>
    </Message>
  );
};
