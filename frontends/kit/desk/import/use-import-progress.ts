import { useEffect, useState } from 'react';
import { getImportProgress, type Response } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';

export type ImportProgress = Response<typeof getImportProgress>;

/** Most files are read sooner, and nobody has to be told. */
const FIRST_MS = 1500;
const EVERY_MS = 1000;

/** How far the server is with an upload, while it lasts; undefined before it is told, or where nothing is under way. */
export const useImportProgress = (progressId: string | undefined): ImportProgress | undefined => {
  const { http } = useHost();
  const [told, setTold] = useState<{ progressId: string; progress: ImportProgress }>();
  useEffect(() => {
    if (progressId === undefined) return undefined;
    const running = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      http
        .call(getImportProgress, { params: { progressId }, signal: running.signal })
        .then((progress) => running.signal.aborted || setTold({ progressId, progress }))
        // The file has not arrived, or another server reads it: nothing is told, and the upload goes on.
        .catch(() => undefined)
        .finally(() => {
          if (!running.signal.aborted) timer = setTimeout(ask, EVERY_MS);
        });
    };
    timer = setTimeout(ask, FIRST_MS);
    return () => {
      running.abort();
      clearTimeout(timer);
    };
  }, [http, progressId]);
  return told?.progressId === progressId ? told?.progress : undefined;
};
