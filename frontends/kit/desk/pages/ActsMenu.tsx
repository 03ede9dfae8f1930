import { useId } from 'react';
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

const ActButton = ({ act, onRun, because }: { act: Act; onRun: () => void; because?: string }) =>
  'to' in act && !act.why ? (
    <Link className="button quiet" to={act.to}>
      {act.label}
    </Link>
  ) : (
    <button
      type="button"
      className="button quiet"
      disabled={act.why !== undefined}
      aria-describedby={because}
      onClick={onRun}
    >
      {act.label}
    </button>
  );

/** The acts in their order; those that cannot be done for one reason stand together, under it. */
const byReason = (acts: readonly Act[]): readonly (readonly Act[])[] => {
  const groups: Act[][] = [];
  for (const act of acts) {
    const same = act.why === undefined ? undefined : groups.find(([first]) => first?.why === act.why);
    if (same) same.push(act);
    else groups.push([act]);
  }
  return groups;
};

/** A record's further acts behind one button. */
export const ActsMenu = ({ acts }: { acts: readonly Act[] }) => {
  const [words, id] = [useWords(), useId()];
  return (
    <Disclosure label={words('detail.actions')}>
      {(close) => (
        <ul className="desk-acts">
          {byReason(acts).map((group, at) => {
            const why = group[0]?.why;
            const because = why === undefined ? undefined : `${id}-${at}`;
            return (
              <li key={group[0]?.key}>
                {group.map((act) => (
                  <ActButton
                    key={act.key}
                    act={act}
                    {...(because === undefined ? {} : { because })}
                    onRun={() => {
                      close();
                      if ('run' in act) act.run();
                    }}
                  />
                ))}
                {why && (
                  <p id={because} className="desk-muted">
                    {why}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Disclosure>
  );
};
