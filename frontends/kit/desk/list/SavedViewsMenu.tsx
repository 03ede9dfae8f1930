import { StarFilled, StarOutlined } from '@ant-design/icons';
import { lazyDialog } from '../pieces/lazy-dialog.js';
import { Disclosure } from '../pieces/Disclosure.js';
import { useWords } from '../words/use-words.js';
import type { ViewsProps } from './ViewsPanel.js';

const Panel = lazyDialog(() => import('./ViewsPanel.js').then((loaded) => loaded.ViewsPanel));

/** The saved views of a list: open one, save what is shown under a name, share or delete one. */
export const SavedViewsMenu = ({ saved, columns }: ViewsProps) => {
  const words = useWords();
  const { current } = saved;
  const changed = saved.isChanged(columns.chosen);
  return (
    <>
      <Disclosure
        label={
          <>
            {current ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}{' '}
            {current?.name ?? words('views.label')}
          </>
        }
      >
        {(close) => <Panel saved={saved} columns={columns} close={close} />}
      </Disclosure>
      {current && changed && (
        <span className="desk-views-changed">
          {words('views.changed')}{' '}
          {!current.shared && (
            <button type="button" className="desk-link" onClick={() => void saved.save(current.name, columns.chosen)}>
              {words('views.update')}
            </button>
          )}
        </span>
      )}
    </>
  );
};
