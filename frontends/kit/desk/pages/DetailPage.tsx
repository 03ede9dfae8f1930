import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { problemOf } from '@rrr/kit/base';
import type { Answer } from '../list/List.js';
import { FilterChoice } from '../list/FilterChoice.js';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { useNarrow } from '../list/use-narrow.js';
import { useTab } from '../list/use-tab.js';
import { useOpened } from '../pieces/opened.js';
import { Page, type PageProps } from '../pieces/Page.js';
import { Summary, type Pair } from '../pieces/Summary.js';
import { ActsMenu, type Act } from './ActsMenu.js';

/** One of the parts of a page; its content is drawn, and so loaded, only while it is open. */
export interface Tab {
  key: string;
  label: string;
  content: () => ReactNode;
}

export interface DetailPageProps extends Omit<PageProps, 'lead' | 'primary' | 'children'> {
  /** RTK Query's answer; `currentData`, so that one record's page never shows another's */
  answer: Answer & { currentData?: unknown };
  /** below the heading: states, dates, places */
  lead?: ReactNode;
  /** the page's one main act */
  primary?: ReactNode;
  /** further acts; one that cannot be done now says why */
  acts?: readonly Act[];
  /** what the reader came for, before all else */
  above?: ReactNode;
  /** what the record says, in pairs; a missing value leaves its pair out */
  summary?: readonly Pair[];
  /** parts in the address as `?tab=`; the first is open unless it says otherwise */
  tabs?: { label: string; items: readonly Tab[] };
  /** between the summary and the tabs */
  children?: ReactNode;
}

/** A tab that a link elsewhere on the page opened is brought into view: below the fold the tap would seem to do nothing. */
const useShown = (open: string) => {
  const narrow = useNarrow();
  const bar = useRef<HTMLDivElement>(null);
  const [{ key, search }, type] = [useLocation(), useNavigationType()];
  const before = useRef({ key, search, open });
  const pressed = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = { key, search, open };
    const byLink = type !== 'POP' && was.key !== key && (was.open !== open || was.search === search);
    const mine = pressed.current;
    pressed.current = false;
    const button = bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (mine || !byLink) return;
    bar.current?.scrollIntoView?.({ block: narrow ? 'start' : 'nearest' });
    button?.focus({ preventScroll: true });
  }, [key, search, type, open, narrow]);
  return { bar, press: () => void (pressed.current = true) };
};

const Tabs = ({ label, items }: { label: string; items: readonly Tab[] }) => {
  const keys = items.map((tab) => tab.key) as [string, ...string[]];
  const [open, choose] = useTab(keys);
  const { bar, press } = useShown(open);
  return (
    <>
      <div className="desk-tabs" ref={bar}>
        <FilterChoice
          label={label}
          value={open}
          choices={items.map((tab) => ({ value: tab.key, label: tab.label }))}
          onChange={(tab) => {
            press();
            choose(tab);
          }}
        />
      </div>
      {items.find((tab) => tab.key === open)?.content()}
    </>
  );
};

/** A screen of one record: what it is and what can be done with it, what it says, and its parts. */
export const DetailPage = ({
  answer: { currentData, isFetching, error, refetch },
  lead,
  primary,
  acts = [],
  above,
  summary = [],
  tabs,
  children,
  ...page
}: DetailPageProps) => {
  const loaded = currentData !== undefined;
  useOpened(page.title, loaded);
  const missing = problemOf(error)?.status === 404;
  const pairs = summary.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <Page
      {...page}
      lead={loaded && lead}
      primary={
        loaded &&
        (primary || acts.length > 0) && (
          <>
            {acts.length > 0 && <ActsMenu acts={acts} />}
            {primary}
          </>
        )
      }
    >
      {error !== undefined && !isFetching && (
        <ProblemNote error={error} {...(missing ? {} : { onRetry: () => void refetch() })} />
      )}
      {!loaded && isFetching && <Skeleton lines={3} height={140} />}
      {loaded && (
        <>
          {above}
          {pairs.length > 0 && <Summary pairs={pairs} />}
          {children}
          {tabs && <Tabs {...tabs} />}
        </>
      )}
    </Page>
  );
};
