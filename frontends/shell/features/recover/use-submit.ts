import { useRef, useState } from 'react';
import { isOutcomeUnknown, problemOf, type ApiProblem } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';

interface State {
  busy: boolean;
  problem?: ApiProblem;
  /** an earlier try may have worked, but its answer was lost */
  lost: boolean;
}

/** Sends a form once at a time; a refusal is kept, and focused, until the next try. */
export const useSubmit = () => {
  const { report } = useShell();
  const [state, setState] = useState<State>({ busy: false, lost: false });
  const running = useRef(false);
  const alert = useRef<HTMLDivElement>(null);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState(({ lost }) => ({ busy: true, lost }));
    try {
      await work();
      setState({ busy: false, lost: false });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) report(error);
      setState(({ lost }) => ({
        busy: false,
        lost: lost || !problem || isOutcomeUnknown(problem),
        ...(problem ? { problem } : {}),
      }));
      requestAnimationFrame(() => alert.current?.focus());
      return false;
    } finally {
      running.current = false;
    }
  };
  return { ...state, send, alert };
};

/** The trimmed value of a field. */
export const valueOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';

/** A password as typed: spaces at its ends belong to it. */
export const passwordOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

export const focusField = (form: HTMLFormElement, name: string): void =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.focus();
