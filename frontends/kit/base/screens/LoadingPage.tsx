import { useEffect, useState } from 'react';
import { useWords } from '../language/use-kit-words.js';
import { ReloadButton } from './ReloadButton.js';

/** Milliseconds after which a page that is still loading says so. */
export const SLOW = 8_000;

const StillLoading = () => {
  const words = useWords();
  return (
    <div className="alert still-loading" role="status">
      <h1>{words('failure.slowTitle')}</h1>
      <span>{words('failure.slowLead')}</span>
      <p className="actions">
        <ReloadButton label={words('failure.reload')} />
      </p>
    </div>
  );
};

/**
 * Takes the place of a page that is on its way. Hidden for the first 300 ms (.late), so a quick load does not flicker.
 */
export const LoadingPage = () => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading-page late" aria-busy="true">
      {slow && <StillLoading />}
      <div className="skeleton title" />
      <div className="skeleton line" />
      <div className="skeleton block" />
    </div>
  );
};
