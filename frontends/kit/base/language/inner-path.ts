/**
 * A path within the portal, or undefined for anything that would leave it, because it comes from an address. It is read
 * as the browser reads it, which drops tabs and line breaks, turns `\` into `/` and resolves `/.`.
 */
export const innerPath = (path: string | null | undefined): string | undefined => {
  const here = location.origin;
  if (path?.[0] !== '/' || !URL.canParse(path, here)) return undefined;
  const { href } = new URL(path, here);
  const inner = href.slice(here.length);
  return href.startsWith(`${here}/`) && inner[1] !== '/' ? inner : undefined;
};
