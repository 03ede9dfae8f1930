import type { Redemption } from '@rrr/contract';
import { useWords } from '../../words/use-words.js';
import { expectUndo } from './AskToUndo.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Asks to undo a redemption, with the time that is left for it, if it has an end. */
export const UndoButton = ({
  redemption: redemption,
  onAsk,
}: {
  redemption: Redemption;
  onAsk: (item: Redemption) => void;
}) => {
  const words = useWords();
  if (!redemption.canUndo) return null;
  const left = redemption.undoUntil ? Date.parse(redemption.undoUntil) - Date.now() : undefined;
  return (
    <span className="dealer-undo">
      <button
        type="button"
        className="button"
        aria-label={words('undo.of', { code: redemption.code })}
        onClick={() => onAsk(redemption)}
        {...expectUndo}
      >
        {words('undo.action')}
      </button>
      {left !== undefined && (
        <span className="desk-muted">
          {left < DAY
            ? words('undo.hoursLeft', { count: Math.max(1, Math.ceil(left / HOUR)) })
            : words('undo.daysLeft', { count: Math.floor(left / DAY) })}
        </span>
      )}
    </span>
  );
};
