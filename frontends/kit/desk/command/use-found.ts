import { useEffect, useState } from 'react';
import { useHost } from '@rrr/kit/base';
import type { CommandItem, CommandSource } from './command-items.js';

const WAIT_MS = 200;
const SHORTEST = 2;

export interface Found {
  items: readonly CommandItem[];
  /** an answer is still on its way */
  busy: boolean;
  /** labels of the sources that did not answer */
  failed: readonly string[];
}
const NONE: Found = { items: [], busy: false, failed: [] };

/** What the sources know of the text typed, asked once the typing pauses; an answer to an older text is dropped. */
export const useFound = (sources: readonly CommandSource[], query: string): Found => {
  const { report } = useHost();
  const [found, setFound] = useState(NONE);
  const typed = query.trim();
  useEffect(() => {
    if (typed.length < SHORTEST || sources.length === 0) {
      setFound(NONE);
      return undefined;
    }
    const mine = new AbortController();
    setFound((current) => ({ ...current, busy: true, failed: [] }));
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(sources.map((source) => source.search(typed, mine.signal)));
      if (mine.signal.aborted) return;
      for (const answer of answers) if (answer.status === 'rejected') report(answer.reason);
      setFound({
        items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        busy: false,
        failed: sources.flatMap(({ label }, at) => (answers[at]?.status === 'rejected' ? [label] : [])),
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [typed, sources, report]);
  return found;
};
