import { useState, type FormEvent } from 'react';
import { useAct, type Act } from '@rrr/kit/base';

type Written<N extends string> = Readonly<Record<N, string>>;

interface Options<N extends string, F extends Partial<Record<N, string>>, T> {
  /** of its fields, in their order */
  names: readonly N[];
  faults: (written: Written<N>) => F;
  send: (written: Written<N>) => Promise<T>;
  notice?: string;
  onDone?: (result: T, written: Written<N>) => void;
  /** what is out of date afterwards */
  refresh?: () => void;
}

export interface ShortForm<N extends string, F> {
  act: Act<Written<N>, unknown>;
  faults: Partial<F>;
  /** of the form; another one stands there once it is done, with empty fields */
  key: number;
  sending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form of two or three native fields: faults are told when it is sent, and the first one takes the focus. */
export const useShortForm = <N extends string, F extends Partial<Record<N, string>>, T>(
  options: Options<N, F, T>,
): ShortForm<N, F> => {
  const { names, faults: faultsOf, send, notice, onDone, refresh } = options;
  const [faults, setFaults] = useState<Partial<F>>({});
  const [key, setKey] = useState(0);
  const act = useAct({
    send: (written: Written<N>) => send(written),
    onDone: (result, written) => {
      setKey((value) => value + 1);
      onDone?.(result, written);
    },
    ...(refresh ? { refresh } : {}),
    ...(notice === undefined ? {} : { notice: () => notice }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const written = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Written<N>;
    const found = faultsOf(written);
    setFaults(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first === undefined) void act.run(written);
    else (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  };
  return { act, faults, key, sending: act.state.phase === 'sending', onSubmit };
};
