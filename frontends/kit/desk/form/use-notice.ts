import { useMemo } from 'react';
import { useHost, type Notice } from '@rrr/kit/base';

/** Says that something was done, with its undo when it has one: `notice.good(words('saved'), { label, run })`. */
export const useNotice = () => {
  const { notify } = useHost();
  return useMemo(() => {
    const say = (tone: Notice['tone']) => (text: string, action?: Notice['action']) =>
      notify({ tone, text, ...(action ? { action } : {}) });
    return { good: say('good'), wait: say('wait'), bad: say('bad') };
  }, [notify]);
};
