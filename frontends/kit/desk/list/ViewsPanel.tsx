import { useEffect, useId, useState, type FormEvent } from 'react';
import type { SavedView } from '@rrr/contract';
import { useWords } from '../words/use-words.js';
import { RowMenu, type RowAct } from './RowMenu.js';
import { Skeleton } from './Skeleton.js';
import type { ColumnChoice } from './use-columns.js';
import { VIEW_NAME_LIMIT, type SavedViews } from './use-saved-views.js';

export interface ViewsProps {
  saved: SavedViews;
  columns: Pick<ColumnChoice<never>, 'chosen' | 'use'>;
}

/** The form that gives a name to what the list shows now. */
const NameForm = ({ saved, columns, onDone }: ViewsProps & { onDone: () => void }) => {
  const [words, id] = [useWords(), useId()];
  const [name, setName] = useState('');
  const [fault, setFault] = useState(false);
  const taken = saved.views.some((view) => !view.shared && view.name === name.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    setFault(written === '');
    if (written === '') return document.getElementById(id)?.focus();
    if (await saved.save(written, columns.chosen)) onDone();
    return undefined;
  };
  return (
    <form className="desk-views-form" noValidate onSubmit={(event) => void submit(event)}>
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

interface ListedProps extends ViewsProps {
  label: string;
  views: readonly SavedView[];
  close: () => void;
}

/** Views under a heading; each opens, and has what can be done with it behind its "…". */
const Listed = ({ label, views, saved, columns, close }: ListedProps) => {
  const words = useWords();
  const actsOn = (view: SavedView): readonly RowAct[] => [
    ...(view.shared ? [] : [{ key: 'share', label: words('views.share'), run: () => void saved.share(view) }]),
    {
      key: 'remove',
      label: words(view.shared ? 'views.removeShared' : 'views.remove'),
      run: () => void saved.remove(view),
      destructive: true,
    },
  ];
  if (views.length === 0) return null;
  return (
    <ul aria-label={label}>
      {views.map((view) => (
        <li key={view._id}>
          <button
            type="button"
            className="button quiet"
            aria-current={view._id === saved.current?._id ? 'true' : undefined}
            onClick={() => {
              saved.open(view);
              columns.use(view.columns);
              close();
            }}
          >
            {view.name}
            {view.sharedBy !== null && (
              <span className="desk-muted"> {words('views.sharedBy', { name: view.sharedBy })}</span>
            )}
          </button>
          <RowMenu name={view.name} acts={actsOn(view)} />
        </li>
      ))}
    </ul>
  );
};

/** What the menu of saved views opens: open one, save what is shown under a name, share or delete one. */
export const ViewsPanel = ({ saved, columns, close }: ViewsProps & { close: () => void }) => {
  const words = useWords();
  const { views, current, state, load, most, problem } = saved;
  const unasked = state === 'unasked';
  useEffect(() => {
    if (unasked) load();
  }, [unasked, load]);
  const [own, shared] = [views.filter((view) => !view.shared), views.filter((view) => view.shared)];
  const given = { saved, columns, close };
  if (unasked || state === 'loading')
    return (
      <div className="desk-views">
        <Skeleton lines={3} height={44} />
      </div>
    );
  if (state === 'failed')
    return (
      <div className="desk-views">
        <p className="desk-problem" role="alert">
          {words('views.failed')}
        </p>
        <button type="button" className="button" onClick={load}>
          {words('list.retry')}
        </button>
      </div>
    );
  return (
    <div className="desk-views">
      {current && (
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
      )}
      {views.length === 0 && <p className="desk-muted">{words('views.none')}</p>}
      <Listed {...given} label={words('views.label')} views={own} />
      {shared.length > 0 && <p className="desk-views-title">{words('views.shared')}</p>}
      <Listed {...given} label={words('views.shared')} views={shared} />
      {problem !== undefined && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
      {own.length < most ? (
        <NameForm saved={saved} columns={columns} onDone={close} />
      ) : (
        <p className="desk-muted">{words('views.full', { count: most })}</p>
      )}
      <p className="desk-muted">{words('views.kept')}</p>
    </div>
  );
};
