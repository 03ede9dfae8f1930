import { Link } from 'react-router-dom';
import { Disclosure } from '@rrr/kit/desk';

/** Something that can be done: it runs here, leads to a page of this app, or leaves the app. */
type GroupedAct = {
  key: string;
  label: string;
  /** what one should know before it is chosen */
  hint?: string | undefined;
  /** why it cannot be done now */
  why?: string | undefined;
} & ({ run: () => void } | { to: string } | { href: string });

export interface ActGroup {
  key: string;
  label: string;
  acts: readonly GroupedAct[];
}

const Choice = ({ act, close }: { act: GroupedAct; close: () => void }) => {
  if (act.why !== undefined)
    return (
      <button type="button" className="button quiet" disabled>
        {act.label}
      </button>
    );
  if ('to' in act)
    return (
      <Link className="button quiet" to={act.to} onClick={close}>
        {act.label}
      </Link>
    );
  if ('href' in act)
    return (
      <a className="button quiet" href={act.href}>
        {act.label}
      </a>
    );
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => {
        close();
        act.run();
      }}
    >
      {act.label}
    </button>
  );
};

/** All acts on a record behind one button, in groups; each says its condition before it is chosen. */
export const ActGroups = ({ label, groups }: { label: string; groups: readonly ActGroup[] }) => (
  <Disclosure primary label={label}>
    {(close) => (
      <div className="admin-acts">
        {groups.map((group) => (
          <section key={group.key} aria-label={group.label} data-group={group.key}>
            <h2>{group.label}</h2>
            <ul className="desk-acts">
              {group.acts.map((act) => (
                <li key={act.key}>
                  <Choice act={act} close={close} />
                  {(act.why ?? act.hint) && <p className="desk-muted">{act.why ?? act.hint}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )}
  </Disclosure>
);
