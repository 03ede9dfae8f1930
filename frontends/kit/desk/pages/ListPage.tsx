import { List, type ListProps } from '../list/List.js';
import { NamedList, type Named } from '../list/NamedList.js';
import type { Item } from '../list/row.js';
import { Page, type PageProps } from '../pieces/Page.js';

/** A screen that is one list; everything a list offers comes from data. */
export const ListPage = <T extends Item>({
  title,
  lead,
  primary,
  back,
  ...list
}: Omit<PageProps, 'children'> & ListProps<T>) => (
  <Page title={title} lead={lead} primary={primary} back={back}>
    <List {...list} />
  </Page>
);

/** A screen that is one list of a desk; `children` stand under it. */
export const NamedListPage = <T extends Item>({
  title,
  lead,
  primary,
  back,
  children,
  ...list
}: Omit<PageProps, 'children'> & Partial<Pick<PageProps, 'children'>> & ListProps<T> & Named) => (
  <Page title={title} lead={lead} primary={primary} back={back}>
    <NamedList {...list} />
    {children}
  </Page>
);
