import { useEffect, useRef, useState } from 'react';
import { newKey, problemOf, useHost, type ApiProblem } from '@rrr/kit/base';
import { newProgressId } from './new-progress-id.js';
import type { MoreRows } from './row-groups.js';

export interface ImportRequest<F> {
  file: File;
  fields: F;
  dryRun: boolean;
  /** the preview that is being confirmed */
  outcome?: string;
  /** only more rows of a preview, that of `outcome`; left out: the first rows */
  page?: MoreRows;
  idempotencyKey: string;
  /** names the upload, to ask how far the server is with it */
  progressId?: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export interface ImportState<F, P> {
  /** choose a file · reading it (a preview before it stays) · the preview · storing it · stored */
  phase: 'choose' | 'reading' | 'preview' | 'storing' | 'stored';
  file: File | undefined;
  fields: F;
  preview: P | undefined;
  problem: ApiProblem | undefined;
  /** what the problem stopped, and what `retry` does again: with the same key when it was the storing */
  failed: 'reading' | 'storing' | undefined;
  /** share of the file that has left, 0 to 1 */
  progress: number;
  /** of the upload under way */
  progressId: string | undefined;
  choose(file: File, fields?: F): void;
  /** another reading of the same file: previews again */
  change(fields: F): void;
  confirm(): void;
  retry(): void;
  reset(): void;
  /** more rows of the preview; nothing when it was replaced meanwhile, or is being */
  more(page: MoreRows): Promise<P | undefined>;
}

interface Options<F, P> {
  /** what goes with the file when nothing was chosen yet */
  fields: F;
  send: (request: ImportRequest<F>) => Promise<P>;
  onStored?: (stored: P) => void;
}

const newName = () => ({ idempotencyKey: newKey(), progressId: newProgressId() });

/**
 * The way of every import: a file, its preview, a person's choices (each previews again), a confirmation of exactly
 * what was shown. One preview is confirmed with one Idempotency-Key, so an answer that was lost can be asked for again;
 * one that no longer holds is previewed again and never stored unseen.
 */
export const useImport = <F extends object, P extends { outcome?: string }>({
  fields: initial,
  send,
  onStored,
}: Options<F, P>): ImportState<F, P> => {
  const { report } = useHost();
  const start = {
    phase: 'choose' as const,
    file: undefined,
    fields: initial,
    preview: undefined,
    problem: undefined,
    failed: undefined,
    progress: 0,
    progressId: undefined,
  };
  const [state, setState] =
    useState<Omit<ImportState<F, P>, 'choose' | 'change' | 'confirm' | 'retry' | 'reset' | 'more'>>(start);
  const running = useRef<AbortController>(undefined);
  // A repeated confirmation is the same request, so its progress has the same name.
  const key = useRef(newName());
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, fields: F, confirmed?: P, because?: ApiProblem): Promise<void> => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const dryRun = confirmed === undefined;
    if (dryRun) key.current = newName();
    setState((item) => ({
      ...item,
      phase: dryRun ? 'reading' : 'storing',
      file,
      fields,
      problem: because,
      failed: undefined,
      progress: 0,
      progressId: key.current.progressId,
    }));
    try {
      const seen = confirmed?.outcome === undefined ? {} : { outcome: confirmed.outcome };
      const request = { file, fields, dryRun, ...key.current, ...seen };
      const preview = await send({
        ...request,
        signal: mine.signal,
        onProgress: (progress) => !mine.signal.aborted && setState((item) => ({ ...item, progress })),
      });
      if (mine.signal.aborted) return;
      setState((item) => ({ ...item, phase: dryRun ? 'preview' : 'stored', preview, progressId: undefined }));
      // The next confirmation is another act.
      key.current = newName();
      if (!dryRun) onStored?.(preview);
    } catch (error) {
      if (mine.signal.aborted) return;
      const problem = problemOf(error);
      if (!problem) report(error);
      if (problem?.code === 'PREVIEW_OUTDATED') return await run(file, fields, undefined, problem);
      setState((item) => ({
        ...item,
        phase: item.preview ? 'preview' : 'choose',
        failed: dryRun ? 'reading' : 'storing',
        progressId: undefined,
        problem: problem ?? { status: 0, code: 'UNEXPECTED', detail: String(error), requestId: '' },
      }));
    }
    return undefined;
  };

  const { file, fields, preview, failed } = state;
  const confirm = () => void (file && preview && run(file, fields, preview));
  const more = async (page: MoreRows): Promise<P | undefined> => {
    const signal = running.current?.signal;
    if (!file || !preview || !signal || state.phase !== 'preview') return undefined;
    const seen = preview.outcome === undefined ? {} : { outcome: preview.outcome };
    const request = { file, fields, dryRun: true, page, idempotencyKey: newKey(), ...seen };
    try {
      const found = await send({ ...request, signal, onProgress: () => undefined });
      return signal.aborted ? undefined : found;
    } catch (error) {
      if (signal.aborted) return undefined;
      const problem = problemOf(error);
      if (problem?.code !== 'PREVIEW_OUTDATED') throw error;
      await run(file, fields, undefined, problem);
      return undefined;
    }
  };
  const change = (given: F) => void (file && run(file, given));
  return {
    ...state,
    choose: (chosen, given = initial) => {
      setState({ ...start, file: chosen, fields: given });
      void run(chosen, given);
    },
    change,
    confirm,
    more,
    retry: () => (failed === 'storing' ? confirm() : change(fields)),
    reset: () => {
      running.current?.abort();
      setState(start);
    },
  };
};
