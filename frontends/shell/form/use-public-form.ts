import { useRef, useState, type FormEvent } from 'react';
import type { Endpoint } from '@rrr/contract';
import { problemOf, type ApiProblem } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useCaptcha } from './use-captcha.js';

type Values = Readonly<Record<string, string>>;

interface Options<E extends Endpoint> {
  endpoint: E;
  /** fields that must say something */
  required: readonly string[];
  /** what the API is sent, without the captcha */
  bodyOf: (values: Values) => object;
  onDone: () => void;
}

/**
 * A form that anyone may send: what is missing or refused is told at its field, a captcha stands before the button, one
 * request runs at a time, and what was typed stays.
 */
export const usePublicForm = <E extends Endpoint>({ endpoint, required, bodyOf, onDone }: Options<E>) => {
  const { http } = useShell();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [missing, setMissing] = useState<readonly string[]>([]);

  const focus = (name: string | undefined) => {
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    else requestAnimationFrame(() => alert.current?.focus());
  };
  const send = async (values: Values) => {
    setBusy(true);
    try {
      const body = { ...bodyOf(values), ...captcha.given };
      await http.call(endpoint, { body } as never);
      onDone();
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      setBusy(false);
      captcha.renew(refused.code);
      focus(refused.errors?.[0]?.path.split('.').at(-1));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim() : '',
      ]),
    );
    const empty = required.filter((name) => !values[name]);
    const solved = captcha.check();
    setMissing(empty);
    setProblem(undefined);
    if (empty.length > 0) return focus(empty[0]);
    if (solved) void send(values);
  };
  return {
    form,
    alert,
    submit,
    busy,
    problem,
    isMissing: (name: string) => missing.includes(name),
    refusalOf: (name: string) => problem?.errors?.find(({ path }) => path.split('.').at(-1) === name)?.detail,
    captcha: captcha.element,
  };
};
