import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useHost } from '@rrr/kit/base';
import type { CommandProps } from './Command.js';
import { useWords } from './words.js';

/**
 * Opens the palette on Ctrl or ⌘ K, or by `show`. It loads with its first use: who never asks for it never pays for it.
 */
export const usePalette = (props: Omit<CommandProps, 'onClose'>): { show: () => void; palette: ReactNode } => {
  const { notify, report } = useHost();
  const words = useWords();
  const [Palette, setPalette] = useState<ComponentType<CommandProps>>();
  const [open, setOpen] = useState(false);
  const loaded = useRef(false);
  const show = useCallback(() => {
    if (loaded.current) return setOpen(true);
    import('./Command.js').then(
      (part) => {
        loaded.current = true;
        setPalette(() => part.Command);
        setOpen(true);
      },
      (error: unknown) => {
        report(error);
        notify({ tone: 'bad', text: words('notLoaded') });
      },
    );
    return undefined;
  }, [report, notify, words]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // A dialog that is open keeps the keyboard; the palette itself closes on the keys that opened it.
      const dialog = document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])');
      if (dialog?.classList.contains('desk-command')) setOpen(false);
      else if (!dialog) show();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);
  return { show, palette: open && Palette ? <Palette {...props} onClose={() => setOpen(false)} /> : null };
};
