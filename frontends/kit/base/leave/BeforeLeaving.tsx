import { useEffect, useState } from 'react';
import { useWords } from './words.js';

interface Props {
  address: () => Promise<string>;
  close: () => void;
}

/** That a link leads to another site, and the way there or back. */
export const BeforeLeaving = ({ address, close }: Props) => {
  const words = useWords();
  const [answer, setAnswer] = useState(address);
  const [{ site, failed }, setState] = useState<{ site?: string; failed?: boolean }>({});
  useEffect(() => {
    answer.then(
      (text) => setState({ site: text }),
      () => setState({ failed: true }),
    );
  }, [answer]);
  const again = () => {
    setState({});
    setAnswer(address());
  };
  return (
    <>
      <h2>{words('title')}</h2>
      <p>{words('notice')}</p>
      {failed && (
        <p className="alert bad" role="alert">
          {words('unknown')}
        </p>
      )}
      <p className="actions">
        {site && (
          <a className="button primary" href={site} target="_blank" rel="noopener noreferrer" onClick={close}>
            {words('proceed')}
          </a>
        )}
        {failed && (
          <button type="button" className="button primary" onClick={again}>
            {words('retry')}
          </button>
        )}
        <button type="button" className="button" onClick={close} autoFocus>
          {words('stay')}
        </button>
      </p>
    </>
  );
};
