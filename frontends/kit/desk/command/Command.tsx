import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { grouped, marked, matching, type CommandItem, type CommandSource } from './command-items.js';
import { useFound } from './use-found.js';
import { useWords } from './words.js';
import './command.css';

export interface CommandProps {
  items: readonly CommandItem[];
  sources?: readonly CommandSource[];
  /** asked when the palette opens: what stands first until something is typed */
  recent?: (() => readonly CommandItem[]) | undefined;
  placeholder?: string | undefined;
  onClose: () => void;
}
const NO_SOURCES: readonly CommandSource[] = [];

const Label = ({ label, query }: { label: string; query: string }) => (
  <span>{marked(label, query).map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))}</span>
);

/**
 * The palette: what was typed finds pages, acts and records. The focus stays in the field, the arrows move through the
 * list, Enter does it, Escape gives the focus back.
 */
export const Command = ({ items, sources = NO_SOURCES, recent, placeholder, onClose }: CommandProps) => {
  const [words, id] = [useWords(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  // read before the field takes the focus
  const [before] = useState(() => document.activeElement);
  const found = useFound(sources, query);
  const [opened] = useState(() => recent?.() ?? []);
  const groups = useMemo(
    () => grouped([...(query.trim() === '' ? opened : found.items), ...matching(items, query)]),
    [opened, found.items, items, query],
  );
  const flat = groups.flatMap((group) => group.items);
  const here = flat[Math.min(at, flat.length - 1)];

  useEffect(() => {
    const frame = dialog.current;
    if (frame?.showModal) frame.showModal();
    else frame?.setAttribute('open', '');
    return () => {
      frame?.close?.();
      // The browser gives it back by itself unless the dialog is taken away while it is open.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  useEffect(() => {
    if (here) document.getElementById(id + here.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [here, id]);

  const perform = (item: CommandItem | undefined) => {
    if (!item || item.disabledReason) return;
    onClose();
    item.run();
  };
  const press = (event: KeyboardEvent) => {
    const last = flat.length - 1;
    const now = Math.min(at, last);
    const to = { ArrowDown: now < last ? now + 1 : 0, ArrowUp: now > 0 ? now - 1 : last, PageDown: last, PageUp: 0 }[
      event.key
    ];
    if (to !== undefined) setAt(Math.max(0, to));
    else if (event.key === 'Enter') perform(here);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = found.busy
    ? words('searching')
    : flat.length === 0
      ? words('none', { query: query.trim() })
      : words('count', { count: flat.length });
  return (
    <dialog
      ref={dialog}
      className="desk-command"
      aria-label={words('title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="desk-command-body" onKeyDown={press}>
        <div className="desk-command-field">
          <SearchOutlined aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-label={placeholder ?? words('placeholder')}
            aria-expanded
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={here && id + here.id}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={placeholder ?? words('placeholder')}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
            }}
          />
          <button type="button" className="button quiet" onClick={onClose}>
            {words('close')}
          </button>
        </div>
        <div id={id} className="desk-command-list" role="listbox" aria-label={words('results')} tabIndex={-1}>
          {groups.map(({ group, items: of }) => (
            <div key={group} role="group" aria-label={group}>
              <div className="desk-command-group" aria-hidden>
                {group}
              </div>
              {of.map((item) => (
                <div
                  key={item.id}
                  id={id + item.id}
                  className="desk-command-item"
                  role="option"
                  aria-selected={item === here}
                  aria-disabled={item.disabledReason !== undefined || undefined}
                  onPointerMove={() => setAt(flat.indexOf(item))}
                  onClick={() => perform(item)}
                >
                  <span className="desk-command-text">
                    <Label label={item.label} query={query} />
                    {item.hint && <span className="desk-muted small">{item.hint}</span>}
                  </span>
                  {item.disabledReason && <span className="desk-muted small">{item.disabledReason}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {found.failed.length > 0 && (
          <p className="desk-command-note" role="alert">
            {words('failed', { what: found.failed.join(', ') })}
          </p>
        )}
        <div className="desk-command-foot">
          <span role="status">{said}</span>
          <span className="desk-command-keys" aria-hidden>
            <kbd>↑</kbd> <kbd>↓</kbd> {words('choose')} <kbd>Enter</kbd> {words('go')}
          </span>
        </div>
      </div>
    </dialog>
  );
};
