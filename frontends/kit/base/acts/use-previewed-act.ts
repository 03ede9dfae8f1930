import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../http/api-error.js';
import { useReport } from '../report-context.js';
import { useAct, type Act, type ActOptions } from './use-act.js';

/** A command, and the fingerprint of the preview that it confirms. */
export interface Confirmed<C> {
  command: C;
  outcome: string | undefined;
}

export interface PreviewedActOptions<C, P, T> extends ActOptions<Confirmed<C>, T> {
  /** Asks what the command would do (`dryRun`). Nothing is stored. */
  preview: (command: C, signal: AbortSignal) => Promise<P>;
  /** How two previews of the same command differ, one sentence each. */
  changes: (before: P, now: P) => readonly string[];
}

export interface PreviewedAct<C, P, T> {
  /** what the command would do; while `reading` the one before, if there is one */
  preview: P | undefined;
  reading: boolean;
  /** why the preview could not be read, for `ProblemNote`; `retry` asks again */
  error: unknown;
  /** after PREVIEW_OUTDATED: how this preview differs from the one that was confirmed */
  changes: readonly string[] | undefined;
  /** Previews a command; a later call replaces an earlier one. Does nothing while an act is sent or its outcome unknown. */
  look: (command: C) => void;
  retry: () => void;
  /** Its `run` confirms the preview on screen, and does nothing without one. For `ActDialog` and `ActProblem`. */
  act: Act<unknown, T>;
}

interface Looked<C, P> {
  command: C;
  preview?: P | undefined;
  /** the preview that was confirmed and no longer held */
  before?: P | undefined;
  reading: boolean;
  error?: unknown;
}

/**
 * An act whose effect is shown before it is confirmed. It is sent with the preview's `outcome`; when the effect has changed
 * since, the API refuses with PREVIEW_OUTDATED, and the new preview is read for the person to look at and confirm again.
 */
export const usePreviewedAct = <C, P extends { outcome?: string | undefined }, T>(
  options: PreviewedActOptions<C, P, T>,
): PreviewedAct<C, P, T> => {
  const report = useReport();
  const [looked, setLooked] = useState<Looked<C, P>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (command: C, before?: P): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setLooked({ command, preview: before, before, reading: true });
    try {
      const preview = await options.preview(command, signal);
      if (!signal.aborted) setLooked({ command, preview, before, reading: false });
    } catch (error) {
      if (signal.aborted) return;
      if (!problemOf(error)) report(error);
      setLooked({ command, before, reading: false, error });
    }
  };

  const act = useAct<Confirmed<C>, T>({
    ...options,
    refresh: (state) => {
      options.refresh?.(state);
      if (state.phase === 'outdated' && looked) void read(looked.command, looked.preview);
    },
  });
  const { state, reset } = act;
  const given = useRef({ read, phase: state.phase });
  useEffect(() => void (given.current = { read, phase: state.phase }));
  const look = useCallback(
    (command: C) => {
      const { read: readNow, phase } = given.current;
      if (phase === 'sending' || phase === 'unknown') return;
      reset();
      void readNow(command);
    },
    [reset],
  );

  const { preview, before, reading = false, error } = looked ?? {};
  return {
    preview,
    reading,
    error,
    changes: before && preview && !reading ? options.changes(before, preview) : undefined,
    look,
    retry: () => looked && void read(looked.command, looked.before),
    act: {
      ...act,
      waits: !preview || reading,
      run: () =>
        looked && preview && !reading
          ? act.run({ command: looked.command, outcome: preview.outcome })
          : Promise.resolve(state),
    },
  };
};
