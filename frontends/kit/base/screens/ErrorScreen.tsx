import { useLocale } from '../language/locale-context.js';
import { baseWords } from '../words/base-words.js';
import { Message } from './Message.js';
import { ReloadButton } from './ReloadButton.js';

/** `onRetry` renders the failed part anew; without it the button reloads the page. */
export const ErrorScreen = ({ onRetry }: { onRetry?: () => void }) => {
  const words = baseWords(useLocale()).failure;
  return (
    <Message title={words.title} lead={words.lead}>
      {onRetry ? (
        <button type="button" className="button primary" onClick={onRetry}>
          {words.retry}
        </button>
      ) : (
        <ReloadButton label={words.retry} primary />
      )}
      <a className="button" href="/">
        {words.home}
      </a>
    </Message>
  );
};
