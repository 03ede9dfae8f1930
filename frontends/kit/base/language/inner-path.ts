/** An origin that no portal has: what the browser would read as an address of its own leaves it. */
const HERE = 'https://portal.invalid';

/**
 * A path within the portal, or undefined for anything that would leave it, because it comes from an address. It is read
 * as the browser reads it, which drops tabs and line breaks, turns `\` into `/` and resolves `/.`.
 */
export const innerPath = (path: string | null | undefined): string | undefined => {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};

/** The path without its language. A second slash would make a host of the next part, so it goes. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/fr(?=\/|$)/, '').replace(/^[/\\]+/, '/') || '/';
