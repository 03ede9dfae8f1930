/**
 * A loader for react-router in the shell. Its links and error boundaries hold on to parts for servers (prefetched data,
 * forms, server components) that no page here uses, 3 KiB gzip on every page. A cut that no longer fits fails the
 * build, so an update of react-router is read before it ships.
 */
const CUTS = [
  // an assignment counts as a side effect and keeps a component that nothing uses
  [/^(?:HistoryRouter|Link|NavLink|Form|ScrollRestoration)\.displayName = ".*";$/gm, '', 5],
  [/(?<=^var (?:Link|NavLink|Form) = )(?=React\d+\.forwardRef\()/gm, '/* @__PURE__ */ ', 3],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, {}]', 1],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;', 1],
  [/if \(this\.context && typeof error === "object"[^}]*\}/g, '', 1],
  [/if \(this\.context\) \{\s*return [^;]*RSCErrorHandler[^;]*;\s*\}/g, '', 1],
];

/** The package's other files have no components. */
const hasComponents = (source) => source.includes('RenderErrorBoundary = class');

export const withoutFramework = (source) =>
  CUTS.reduce((text, [cut, instead, times]) => {
    const found = text.match(cut)?.length ?? 0;
    if (found !== times)
      throw new Error(
        `react-router changed: ${cut} was found ${found} times instead of ${times}. Adapt ${import.meta.url}`,
      );
    return text.replace(cut, instead);
  }, source);

export default function routerWithoutFramework(source) {
  return hasComponents(source) ? withoutFramework(source) : source;
}
