/** Whether a first visit waits for a file of an app that is built in `folder`. */
export function firstFiles(app: string, folder: string): (file: string) => boolean;
