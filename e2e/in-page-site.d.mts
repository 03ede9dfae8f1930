export const headOf: () => [title: string, language: string, titles: number];
export const titleIn: (html: string) => string;
export const questions: () => [written: string[][], shown: string[][]];
export const pictureSize: (src: string) => Promise<string>;
export const workerReady: () => Promise<void>;
export const isControlled: () => boolean;
export const keptByWorker: () => Promise<{ path: string; text: string }[]>;
export const keepsExactly: (paths: readonly string[]) => Promise<boolean>;
export const removeWorker: () => Promise<void>;
export const isTidied: () => Promise<boolean>;
export const countedAs: () => string | undefined;
/** What is drawn of the innermost of elements whose outermost was hidden until now. */
export const visibilityInside: () => Promise<string>;

/** Puts six lines at the end of the page: those `pale`, and those on a dark background `behind`, cannot be read. */
export const addLines: (lines: { readonly pale: readonly number[]; readonly behind: readonly number[] }) => void;

/** Gives the page a reader of barcodes that finds these texts, one for each photo, and then nothing. Runs before the page. */
export const readBarcodes: (texts: readonly string[]) => void;
