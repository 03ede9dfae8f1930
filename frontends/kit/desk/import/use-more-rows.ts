import { useEffect, useState } from 'react';
import { problemOf, useReport } from '@rrr/kit/base';
import type { LoadRows, MoreRows, ResultRowShown } from './row-groups.js';

const AT_ONCE = 100;

interface Group extends Omit<MoreRows, 'offset'> {
  /** the rows that are here */
  first: readonly ResultRowShown[];
  /** how many there are */
  count: number;
  /** names the preview; the rows of another are forgotten */
  outcome: string | undefined;
  /** left out: all rows are here */
  load: LoadRows | undefined;
}

interface Loaded {
  of: string | undefined;
  rows: readonly ResultRowShown[];
  failed?: unknown;
}

/**
 * The rows of a group, a hundred at a time. Those that are not here yet are asked for when somebody wants to see them,
 * also after another reading of the file, so that nobody loses their place.
 */
export const useMoreRows = ({ first, count, group, classId, outcome, load }: Group) => {
  const report = useReport();
  const [shown, setShown] = useState(0);
  const [kept, setLoaded] = useState<Loaded>({ of: outcome, rows: [] });
  const loaded: Loaded = kept.of === outcome ? kept : { of: outcome, rows: [] };
  const rows = [...first, ...loaded.rows];
  const wanted = Math.min(count, Math.max(shown, Math.min(AT_ONCE, first.length)));
  const missing = load !== undefined && rows.length < wanted;
  const failed = loaded.failed;
  const loading = missing && failed === undefined;
  const offset = rows.length;
  useEffect(() => {
    if (!loading) return undefined;
    let gone = false;
    const add = (more: Pick<Loaded, 'failed'> & { rows?: readonly ResultRowShown[] }) => {
      if (gone) return;
      setLoaded((item) => ({
        of: outcome,
        ...more,
        rows: [...(item.of === outcome ? item.rows : []), ...(more.rows ?? [])],
      }));
    };
    load({ group, classId, offset }).then(
      (more) => more && add(more.length > 0 ? { rows: more } : { failed: new Error('No more rows') }),
      (error: unknown) => {
        if (!gone && !problemOf(error)) report(error);
        add({ failed: error });
      },
    );
    return () => {
      gone = true;
    };
    // `load` is another function at each drawing
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loading, outcome, group, classId, offset]);
  return {
    rows: rows.slice(0, wanted),
    /** how many the next step shows; 0: all are shown */
    next: failed === undefined ? Math.min(AT_ONCE, count - wanted) : Math.min(AT_ONCE, count - rows.length),
    loading,
    failed,
    /** shows more, or tries again what failed */
    more: () => {
      if (failed !== undefined) setLoaded({ of: outcome, rows: loaded.rows });
      else setShown(wanted + AT_ONCE);
    },
  };
};
