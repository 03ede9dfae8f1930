import { useSyncExternalStore } from 'react';
import type { Notice } from '../host.js';
import { StatusIcon } from '../pieces/Status.js';

interface Shown extends Notice {
  id: number;
}

const STAYS = 6_000;
/** With an act to take, a notice stays long enough to be read and reached by keyboard. */
const STAYS_WITH_ACTION = 15_000;

/** The short messages of a page: told once, politely, gone after a while. */
export const makeNoticeBoard = () => {
  let shown: readonly Shown[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly Shown[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => put(shown.filter((candidate) => candidate.id !== id));
  return {
    notify(notice: Notice): void {
      const id = ++last;
      put([...shown.slice(-2), { ...notice, id }]);
      setTimeout(() => remove(id), notice.action ? STAYS_WITH_ACTION : STAYS);
    },
    remove,
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type NoticeBoard = ReturnType<typeof makeNoticeBoard>;

export const Notices = ({ board }: { board: NoticeBoard }) => (
  <div className="notices" role="status" aria-live="polite">
    {useSyncExternalStore(board.subscribe, board.current).map(({ id, tone, text, action }) => (
      <div key={id} className="notice">
        <StatusIcon tone={tone} size={20} />
        <span>{text}</span>
        {action && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              board.remove(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ))}
  </div>
);
