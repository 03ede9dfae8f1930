import { useHome } from '../language/locale-context.js';
import { useWords } from '../language/use-kit-words.js';
import { Message } from './Message.js';
import { ReloadButton } from './ReloadButton.js';

/** `onRetry` renders the failed part anew; without it the button reloads the page. */
export const ErrorScreen = ({ onRetry }: { onRetry?: () => void }) => {
  const words = useWords();
  return (
    <Message title={words('failure.title')} lead={words('failure.lead')}>
      {onRetry ? (
        <button type="button" className="button primary" onClick={onRetry}>
          {words('failure.retry')}
        </button>
      ) : (
        <ReloadButton label={words('failure.retry')} primary />
      )}
      <a className="button" href={useHome()}>
        {words('failure.home')}
      </a>
    </Message>
  );
};
