import { Link } from 'react-router-dom';
import { Disclosure } from '../pieces/Disclosure.js';
import { useWords } from '../words/use-words.js';

/** Something that can be done with a record: it runs here, or leads to a page of its own. */
export type Act = {
  key: string;
  label: string;
  /** why it cannot be done now */
  why?: string;
} & ({ run: () => void } | { to: string });

/** A record's further acts behind one button. */
export const ActsMenu = ({ acts }: { acts: readonly Act[] }) => {
  const words = useWords();
  return (
    <Disclosure label={words('detail.actions')}>
      {(close) => (
        <ul className="desk-acts">
          {acts.map((act) => (
            <li key={act.key}>
              {'to' in act && !act.why ? (
                <Link className="button quiet" to={act.to}>
                  {act.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className="button quiet"
                  disabled={act.why !== undefined}
                  onClick={() => {
                    close();
                    if ('run' in act) act.run();
                  }}
                >
                  {act.label}
                </button>
              )}
              {act.why && <p className="desk-muted">{act.why}</p>}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
};
