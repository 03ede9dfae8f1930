import { useWords } from '../language/use-kit-words.js';
import { Message } from './Message.js';
import { ReloadButton } from './ReloadButton.js';

/** Shown in place of a remote that was built for another shell. */
export const WrongContract = () => {
  const words = useWords();
  return (
    <Message title={words('failure.contractTitle')} lead={words('failure.contractLead')}>
      <ReloadButton label={words('failure.reload')} primary />
    </Message>
  );
};
