import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.js';

interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  differences: readonly Difference[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Someone saved the same record meanwhile: both versions, and which of them to go on with. */
export const StaleEdit = ({ differences, onMine, onTheirs }: Props) => {
  const words = useWords();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="alert wait desk-stale" role="alert" tabIndex={-1} ref={alert}>
      <strong>{words('form.staleTitle')}</strong>
      <span>{words('form.staleLead')}</span>
      <div className="desk-table-frame" role="region" aria-label={words('form.staleTitle')} tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{words('form.field')}</th>
              <th scope="col">{words('form.mine')}</th>
              <th scope="col">{words('form.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={onMine}>
          {words('form.keepMine')}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {words('form.takeTheirs')}
        </button>
      </div>
    </div>
  );
};
