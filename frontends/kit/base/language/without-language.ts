/** The path without its language. A second slash would make a host of the next part, so it goes. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/fr(?=\/|$)/, '').replace(/^[/\\]+/, '/') || '/';
