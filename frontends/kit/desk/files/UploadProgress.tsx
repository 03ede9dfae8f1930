import { useWords } from './words.js';

/** How much of a file has left; once all has, the server reads it and nobody can say how long. */
export const UploadProgress = ({ name, share, onCancel }: { name: string; share: number; onCancel?: () => void }) => {
  const words = useWords();
  const sent = share >= 1;
  return (
    <div className="desk-progress">
      <span role="status">{sent ? words('reading', { name }) : words('sending', { name })}</span>
      <progress max={1} value={sent ? undefined : share} aria-label={words('sending', { name })} />
      {onCancel && (
        <div>
          <button type="button" className="button" onClick={onCancel}>
            {words('cancel')}
          </button>
        </div>
      )}
    </div>
  );
};
