import type { ReactNode } from 'react';
import { ColumnPicker } from './ColumnPicker.js';
import { List, type ListProps } from './List.js';
import type { Item } from './row.js';
import { SavedViewsMenu } from './SavedViewsMenu.js';
import { useColumns, type ColumnChoice } from './use-columns.js';
import { useSavedViews } from './use-saved-views.js';
import { useViewCalls, type ViewCalls } from './view-calls.js';

/** What a list is kept under: the columns and the views that the reader chooses. */
export interface Named {
  name: string;
}
type Props<T> = ListProps<T> & Named;

interface OfView<T> {
  columnsOfView?: readonly string[] | null | undefined;
  views?: (chosen: ColumnChoice<T>) => ReactNode;
}

const WithColumns = <T extends Item>({ name, columnsOfView, views, ...props }: Props<T> & OfView<T>) => {
  const chosen = useColumns(props.columns ?? [], name, columnsOfView);
  return (
    <List
      {...props}
      shown={chosen.shown}
      tools={({ some, narrow }) => (
        <>
          {props.list && views?.(chosen)}
          {some && !narrow && <ColumnPicker choice={chosen} />}
        </>
      )}
    />
  );
};

const WithViews = <T extends Item>({ calls, ...props }: Props<T> & { calls: ViewCalls }) => {
  const saved = useSavedViews(calls, props.name);
  return (
    <WithColumns
      {...props}
      columnsOfView={saved.current?.columns}
      views={(chosen) => <SavedViewsMenu saved={saved} columns={chosen} />}
    />
  );
};

/** A list for a desk: the reader chooses its columns and, where the area has views, saves views of it. */
export const NamedList = <T extends Item>(props: Props<T>) => {
  const calls = useViewCalls();
  return calls ? <WithViews {...props} calls={calls} /> : <WithColumns {...props} />;
};
