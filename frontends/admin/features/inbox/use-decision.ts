import { useAct, type Act, type ActOptions } from '@rrr/kit/base';
import { useRefresh } from '../../use-refresh.js';

interface Options<C, T> extends Pick<ActOptions<C, T>, 'send' | 'undo'> {
  notice: (command: C, result: T) => string;
  onDone: () => void;
}

/** A decision of the inbox: what waits is read again after it, and after a refusal, which tells that it was out of date. */
export const useDecision = <C, T>({ send, undo, notice, onDone }: Options<C, T>): Act<C, T> => {
  const refresh = useRefresh('record', 'money');
  return useAct<C, T>({
    send,
    refresh,
    notice: (result, command) => notice(command, result),
    ...(undo ? { undo } : {}),
    onDone,
  });
};
