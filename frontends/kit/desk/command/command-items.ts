export interface CommandItem {
  id: string;
  /** heads the items around it: "Riders", "Pages" */
  group: string;
  label: string;
  /** what tells it from another of the same name */
  hint?: string | undefined;
  run: () => void;
  /** why it cannot be done now; it stays on the list, so that nobody looks for it in vain */
  disabledReason?: string | undefined;
}

/** Items that have to be asked for: records found by what was typed. */
export interface CommandSource {
  /** also the group of its items, which stands before the pages */
  label: string;
  search: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>;
}

/** Without case and accents, so that "Ostlund" finds "Östlund". */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The items whose label or hint holds every word typed; those that begin with it come first within their group. */
export const matching = (items: readonly CommandItem[], query: string): readonly CommandItem[] => {
  const typed = folded(query.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = folded(`${item.label} ${item.hint ?? ''} ${item.group}`);
    return words.every((word) => text.includes(word));
  });
  const late = (item: CommandItem) => (folded(item.label).startsWith(typed) ? 0 : 1);
  const groups = [...new Set(found.map((item) => item.group))];
  return found.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || late(a) - late(b));
};

/** A label cut into what was typed and what was not. Accents keep their place: folding is done sign by sign. */
export const marked = (label: string, query: string): readonly { text: string; hit: boolean }[] => {
  const typed = folded(query.trim());
  const signs = [...label];
  const starts: number[] = [];
  let plain = '';
  for (const sign of signs) {
    starts.push(plain.length);
    plain += folded(sign);
  }
  const at = typed === '' ? -1 : plain.indexOf(typed);
  if (at < 0) return [{ text: label, hit: false }];
  const from = starts.findLastIndex((start) => start <= at);
  const end = starts.findIndex((start) => start >= at + typed.length);
  const to = end < 0 ? signs.length : end;
  const parts = [
    { text: signs.slice(0, from).join(''), hit: false },
    { text: signs.slice(from, to).join(''), hit: true },
    { text: signs.slice(to).join(''), hit: false },
  ];
  return parts.filter(({ text }) => text !== '');
};

export const grouped = (items: readonly CommandItem[]): readonly { group: string; items: readonly CommandItem[] }[] => {
  const groups = new Map<string, CommandItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, of]) => ({ group, items: of }));
};
