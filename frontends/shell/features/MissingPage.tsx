import { missingTitle } from '@rrr/contract';
import { MissingPage as Missing } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useTitle } from '../app/use-title.js';

export const MissingPage = () => {
  const { to, locale } = useShell();
  useTitle(missingTitle(locale));
  return <Missing home={to('/')} />;
};
