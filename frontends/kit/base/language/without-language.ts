import { bareOfLanguage } from '@rrr/records/languages';

/** The path without its language. A second slash would make a host of the next part, so it goes. */
export const withoutLanguage = (pathname: string): string => bareOfLanguage(pathname).replace(/^[/\\]+/, '/');
