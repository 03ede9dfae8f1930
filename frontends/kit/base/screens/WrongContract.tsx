import { useLocale } from '../language/locale-context.js';
import { baseWords } from '../words/base-words.js';
import { Message } from './Message.js';
import { ReloadButton } from './ReloadButton.js';

/** Shown in place of a remote that was built for another shell. */
export const WrongContract = () => {
  const words = baseWords(useLocale()).failure;
  return (
    <Message title={words.contractTitle} lead={words.contractLead}>
      <ReloadButton label={words.reload} primary />
    </Message>
  );
};
