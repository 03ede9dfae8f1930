import { useLocale } from '../language/locale-context.js';
import { useBackOnline, useOnline } from '../use-online.js';
import { baseWords } from '../words/base-words.js';
import { Message } from './Message.js';

interface Props {
  onRetry: () => void;
  /** a retry is under way */
  busy?: boolean;
}

/** A chunk or a remote that did not load. It tries again by itself when the network comes back. */
export const LoadFailed = ({ onRetry, busy = false }: Props) => {
  const [words, online] = [baseWords(useLocale()).failure, useOnline()];
  useBackOnline(onRetry);
  return (
    <Message title={words.chunkTitle} lead={online ? words.chunkLead : words.offlineLead}>
      <button type="button" className="button primary" aria-busy={busy} onClick={onRetry}>
        {words.retry}
      </button>
      <a className="button" href="/">
        {words.home}
      </a>
    </Message>
  );
};
