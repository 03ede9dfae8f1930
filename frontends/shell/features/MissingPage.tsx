import { baseWords, MissingPage as Missing } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useTitle } from '../app/use-title.js';

export const MissingPage = () => {
  const { to, locale } = useShell();
  useTitle(baseWords(locale).missing.title);
  return <Missing home={to('/')} />;
};
