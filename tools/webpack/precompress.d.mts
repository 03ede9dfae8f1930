/** Writes each file of text in a folder compressed beside it, as `<name>.br` and `<name>.gz`. */
export const precompress: (folder: string, first?: (name: string) => boolean) => Promise<void>;
