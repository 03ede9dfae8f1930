import { useWords } from '../words/use-words.js';

/** How much of a file has left; once all has, the server reads it and nobody can say how long. */
export const UploadProgress = ({ name, share }: { name: string; share: number }) => {
  const words = useWords();
  const sent = share >= 1;
  return (
    <div className="desk-progress" role="status">
      <span>{sent ? words('file.reading', { name }) : words('file.sending', { name })}</span>
      <progress max={1} value={sent ? undefined : share} aria-label={words('file.sending', { name })} />
    </div>
  );
};
