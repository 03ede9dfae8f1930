import { SearchOutlined } from '@ant-design/icons';
import { useWords } from './words.js';

const keys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** Opens the palette by a tap: a phone has no Ctrl key. `small` is the icon alone. */
export const CommandButton = ({ small = false, onOpen }: { small?: boolean; onOpen: () => void }) => {
  const words = useWords();
  return small ? (
    <button
      type="button"
      className="desk-icon-button desk-command-small"
      aria-haspopup="dialog"
      aria-label={words('open')}
      onClick={onOpen}
    >
      <SearchOutlined aria-hidden />
    </button>
  ) : (
    <button type="button" className="desk-command-open" aria-haspopup="dialog" onClick={onOpen}>
      <SearchOutlined aria-hidden />
      <span>{words('open')}</span>
      <kbd aria-hidden>{keys()}</kbd>
    </button>
  );
};
