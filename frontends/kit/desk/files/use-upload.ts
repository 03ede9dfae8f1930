import { useEffect, useRef, useState } from 'react';
import { newKey, problemOf, useHost } from '@rrr/kit/base';

export interface UploadRequest {
  file: File;
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export interface Upload {
  phase: 'none' | 'sending' | 'failed' | 'done' | 'canceled';
  file: File | undefined;
  /** share of the file that has left, 0 to 1 */
  progress: number;
  /** what the server said, in the reader's language */
  error: string | undefined;
  start(file: File): void;
  cancel(): void;
  /** the same file with the same key: it is stored once, whichever answer was lost */
  retry(): void;
  clear(): void;
}

const NOTHING = { phase: 'none', file: undefined, progress: 0, error: undefined } as const;

/** Sends one file at a time; another choice takes the place of one that is on its way. */
export const useUpload = (send: (request: UploadRequest) => Promise<unknown>): Upload => {
  const { report } = useHost();
  const [state, setState] = useState<Omit<Upload, 'start' | 'cancel' | 'retry' | 'clear'>>(NOTHING);
  const running = useRef<AbortController>(undefined);
  const key = useRef('');
  useEffect(() => () => running.current?.abort(), []);
  const run = async (file: File): Promise<void> => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    setState({ ...NOTHING, phase: 'sending', file });
    try {
      await send({
        file,
        idempotencyKey: key.current,
        signal: mine.signal,
        onProgress: (progress) => !mine.signal.aborted && setState((current) => ({ ...current, progress })),
      });
      if (!mine.signal.aborted) setState({ ...NOTHING, phase: 'done', file });
    } catch (error) {
      if (mine.signal.aborted) return;
      const problem = problemOf(error);
      if (!problem) report(error);
      setState({ ...NOTHING, phase: 'failed', file, error: problem?.detail ?? String(error) });
    }
  };
  const stop = (phase: 'none' | 'canceled') => {
    running.current?.abort();
    setState({ ...NOTHING, phase });
  };
  const { file } = state;
  return {
    ...state,
    start: (chosen) => {
      key.current = newKey();
      void run(chosen);
    },
    cancel: () => stop('canceled'),
    retry: () => void (file && run(file)),
    clear: () => stop('none'),
  };
};
