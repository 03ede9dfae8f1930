import { ColumnPicker } from './ColumnPicker.js';
import { List, type ListProps } from './List.js';
import type { Item } from './row.js';
import { SavedViewsMenu } from './SavedViewsMenu.js';
import { useColumns } from './use-columns.js';
import { useSavedViews } from './use-saved-views.js';

/** What a list is kept under: the columns and the views that the reader chooses. */
export interface Named {
  name: string;
}

/** A list for a desk: the reader chooses its columns and saves views of it. */
export const NamedList = <T extends Item>({ name, ...props }: ListProps<T> & Named) => {
  const saved = useSavedViews(name);
  const chosen = useColumns(props.columns ?? [], name, saved.current?.columns);
  return (
    <List
      {...props}
      shown={chosen.shown}
      tools={({ some, narrow }) => (
        <>
          {props.list && <SavedViewsMenu saved={saved} columns={chosen} />}
          {some && !narrow && <ColumnPicker choice={chosen} />}
        </>
      )}
    />
  );
};
