import { useWords } from '../words/use-words.js';

/** Grey lines in the place of what is on its way; unseen for the first 300 ms. */
export const Skeleton = ({ lines = 5, height = 40 }: { lines?: number; height?: number }) => (
  <div className="desk-skeleton late" role="status">
    <span className="visually-hidden">{useWords()('list.loading')}</span>
    {Array.from({ length: lines }, (_, at) => (
      <div key={at} className="skeleton" style={{ height }} />
    ))}
  </div>
);
