/** `[kind, key, children]`, or a text. */
export type Tree = string | [kind: string, key: string, children: Tree[]];
export function playScene(how: { whole: boolean }): Promise<string[]>;
export function drawTrees(trees: readonly Tree[][], how: { whole: boolean }): Promise<string[]>;
