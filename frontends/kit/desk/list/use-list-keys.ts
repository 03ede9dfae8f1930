import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

const NEXT: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * `/` leads to the search field; j and k go through the rows, and so do the arrows once a row has the focus; Enter opens
 * it, for it is a link. The first list of a page hears them.
 */
export const useListKeys = (list: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const frame = list.current;
      if (!frame || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('.desk-list') !== frame) return;
      if (event.key === '/') {
        const field = frame.querySelector<HTMLInputElement>('input[type=search]');
        if (!field) return;
        event.preventDefault();
        field.focus();
        field.select();
        return;
      }
      const step = NEXT[event.key];
      if (step === undefined) return;
      const rows = [...frame.querySelectorAll<HTMLElement>('.desk-row-link')];
      const at = rows.findIndex((row) => row === document.activeElement);
      if (rows.length === 0 || (at < 0 && event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list]);
};
