import { BulkBar } from './BulkBar.js';
import { BulkReport } from './BulkReport.js';
import { List, type ListProps } from './List.js';
import { NamedList, type Named } from './NamedList.js';
import type { Item } from './row.js';
import { MOST_CHOSEN, useBulk, type BulkOf } from './use-bulk.js';

type Props<T> = ListProps<T> & Partial<Named> & { bulk: BulkOf<T> | false };

/** A list with acts on the rows that are chosen; with `bulk` false none are offered now. */
export const BulkList = <T extends Item>({ bulk: of, name, ...given }: Props<T>) => {
  const bulk = useBulk<T>(JSON.stringify(given.list?.values ?? {}), of ? of.onDone : undefined);
  const total = given.pagination?.total ?? 0;
  const load = of ? of.load : undefined;
  const isPageChosen = (given.items ?? []).every(({ _id }) => bulk.chosen.has(_id));
  const more =
    load && isPageChosen && bulk.chosen.size < Math.min(total, MOST_CHOSEN)
      ? { total, choose: () => void bulk.chooseAll(load, total) }
      : undefined;
  const props = of
    ? {
        ...given,
        choice: { bulk, name: of.name },
        above: (
          <>
            {given.above}
            <BulkReport bulk={bulk} name={of.name} href={given.href} />
          </>
        ),
        below: <BulkBar bulk={bulk} acts={of.acts} more={more} />,
      }
    : given;
  return name === undefined ? <List {...props} /> : <NamedList {...props} name={name} />;
};
