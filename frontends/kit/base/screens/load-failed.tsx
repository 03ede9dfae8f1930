import { useLocale } from '../language/locale-context.js';
import { baseWords } from '../words/base-words.js';
import { Message } from './message.js';

/** A chunk or a remote that did not come, after the page was already reloaded once for it. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const words = baseWords(useLocale()).failure;
  return (
    <Message title={words.chunkTitle} lead={words.chunkLead}>
      <button type="button" className="button primary" onClick={onRetry}>
        {words.retry}
      </button>
      <a className="button" href="/">
        {words.home}
      </a>
    </Message>
  );
};
