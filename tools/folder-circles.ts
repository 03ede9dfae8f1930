import { dirname } from 'node:path/posix';

export interface Import {
  readonly from: string;
  readonly to: string;
}

type Folders = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/**
 * The files of a folder that its subfolders import, directly or through its other files. The rest of a folder that has
 * subfolders puts them together (a router, an index, a page of tabs): nothing below imports it, so it stands above.
 */
const usedFromBelow = (imports: readonly Import[]): ReadonlySet<string> => {
  const used = new Set(
    imports.filter(({ from, to }) => dirname(from).startsWith(`${dirname(to)}/`)).map(({ to }) => to),
  );
  // a set also visits what is added to it meanwhile
  for (const file of used)
    for (const { from, to } of imports) if (from === file && dirname(to) === dirname(from)) used.add(to);
  return used;
};

const foldersOf = (imports: readonly Import[]): Folders => {
  const used = usedFromBelow(imports);
  const all = new Set(imports.flatMap(({ from, to }) => [dirname(from), dirname(to)]));
  const hasBelow = (folder: string): boolean => [...all].some((text) => text.startsWith(`${folder}/`));
  const parents = new Set([...all].filter(hasBelow));
  const placeOf = (file: string): string =>
    parents.has(dirname(file)) && !used.has(file) ? `${dirname(file)}, above its folders` : dirname(file);
  const folders = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [placeOf(one.from), placeOf(one.to)];
    if (from === to) continue;
    const others = folders.get(from) ?? new Map<string, Import>();
    if (!others.has(to)) others.set(to, one);
    folders.set(from, others);
  }
  return folders;
};

/** The shortest way from a folder back to itself, as one import for each step. */
const wayBack = (start: string, folders: Folders): readonly Import[] | undefined => {
  const seen = new Set<string>();
  let ways: readonly (readonly [string, readonly Import[]])[] = [[start, []]];
  while (ways.length > 0) {
    const next: [string, readonly Import[]][] = [];
    for (const [folder, way] of ways)
      for (const [to, step] of folders.get(folder) ?? []) {
        if (to === start) return [...way, step];
        if (!seen.has(to)) next.push([to, [...way, step]]);
        seen.add(to);
      }
    ways = next;
  }
  return undefined;
};

/** Folders that import each other, each circle once, as the imports that make it. */
export const folderCircles = (imports: readonly Import[]): readonly string[] => {
  const folders = foldersOf(imports);
  const found = [...folders.keys()].flatMap((folder) => {
    const way = wayBack(folder, folders);
    return way
      ? [
          way
            .map(({ from, to }) => `${from} imports ${to}`)
            .toSorted()
            .join('; '),
        ]
      : [];
  });
  return [...new Set(found)];
};
