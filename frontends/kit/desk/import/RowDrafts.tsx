import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Place and name of a row, as somebody is writing them. */
export interface RowDraft {
  place: string;
  riderName: string;
}

interface Held {
  drafts: ReadonlyMap<number, RowDraft>;
  hold: (line: number, draft: RowDraft | undefined) => void;
}
const Drafts = createContext<Held | null>(null);

/** Keeps what is being written in rows while the file is read again, which shows other rows meanwhile. */
export const RowDrafts = ({ children }: { children: ReactNode }) => {
  const [drafts, setDrafts] = useState<Held['drafts']>(new Map());
  const held = useMemo<Held>(
    () => ({
      drafts,
      hold: (line, draft) =>
        setDrafts(
          (all) => new Map([...[...all].filter(([at]) => at !== line), ...(draft ? [[line, draft] as const] : [])]),
        ),
    }),
    [drafts],
  );
  return <Drafts value={held}>{children}</Drafts>;
};

/** What is being written in the row of a line; undefined: it is not open. */
export const useRowDraft = (line: number): readonly [RowDraft | undefined, (draft: RowDraft | undefined) => void] => {
  const [own, setOwn] = useState<RowDraft>();
  const held = useContext(Drafts);
  return held ? [held.drafts.get(line), (draft) => held.hold(line, draft)] : [own, setOwn];
};
