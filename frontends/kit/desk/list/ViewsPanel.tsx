import { useId, useState, type FormEvent } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { useWords } from '../words/use-words.js';
import type { ColumnChoice } from './use-columns.js';
import { MOST_VIEWS, VIEW_NAME_LIMIT, type SavedViews } from './use-saved-views.js';

export interface ViewsProps {
  saved: SavedViews;
  columns: Pick<ColumnChoice<never>, 'chosen' | 'use'>;
}

/** The form that gives a name to what the list shows now. */
const NameForm = ({ saved, columns, onDone }: ViewsProps & { onDone: () => void }) => {
  const [words, id] = [useWords(), useId()];
  const [name, setName] = useState('');
  const [fault, setFault] = useState(false);
  const taken = saved.views.some((it) => it.name === name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    setFault(written === '');
    if (written === '') return document.getElementById(id)?.focus();
    saved.save(written, columns.chosen);
    onDone();
    return undefined;
  };
  return (
    <form className="desk-views-form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{words('views.name')}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          maxLength={VIEW_NAME_LIMIT}
          aria-invalid={fault}
          aria-describedby={fault ? `${id}-error` : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {fault && (
          <span className="error" role="alert" id={`${id}-error`}>
            {words('views.required')}
          </span>
        )}
      </div>
      <button className="button">{words(taken ? 'views.replace' : 'views.save')}</button>
    </form>
  );
};

/** What the menu of saved views opens: open one, save what is shown under a name, or delete one. */
export const ViewsPanel = ({ saved, columns, close }: ViewsProps & { close: () => void }) => {
  const words = useWords();
  const { views, current } = saved;
  return (
    <div className="desk-views">
      {views.length === 0 && <p className="desk-muted">{words('views.none')}</p>}
      {views.length > 0 && (
        <ul aria-label={words('views.label')}>
          {current && (
            <li>
              <button
                type="button"
                className="button quiet"
                onClick={() => {
                  saved.leave();
                  close();
                }}
              >
                {words('views.leave')}
              </button>
            </li>
          )}
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className="button quiet"
                aria-current={view === current ? 'true' : undefined}
                onClick={() => {
                  saved.open(view);
                  columns.use(view.columns);
                  close();
                }}
              >
                {view.name}
              </button>
              <button
                type="button"
                className="desk-icon-button"
                aria-label={words('views.remove', { name: view.name })}
                onClick={() => saved.remove(view.name)}
              >
                <DeleteOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {views.length < MOST_VIEWS ? (
        <NameForm saved={saved} columns={columns} onDone={close} />
      ) : (
        <p className="desk-muted">{words('views.full', { count: MOST_VIEWS })}</p>
      )}
      <p className="desk-muted">{words('views.kept')}</p>
    </div>
  );
};
