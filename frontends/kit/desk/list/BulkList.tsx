import { BulkBar } from './BulkBar.js';
import { BulkReport } from './BulkReport.js';
import { List, type ListProps } from './List.js';
import { NamedList, type Named } from './NamedList.js';
import type { Item } from './row.js';
import { useBulk, type BulkOf } from './use-bulk.js';

type Props<T> = ListProps<T> & Partial<Named> & { bulk: BulkOf<T> | false };

/** A list with acts on the rows that are chosen; with `bulk` false none are offered now. */
export const BulkList = <T extends Item>({ bulk: of, name, ...given }: Props<T>) => {
  const bulk = useBulk<T>(JSON.stringify(given.list?.values ?? {}), of ? of.onDone : undefined);
  const props = of
    ? {
        ...given,
        choice: { bulk, name: of.name },
        above: (
          <>
            {given.above}
            <BulkReport bulk={bulk} />
          </>
        ),
        below: <BulkBar bulk={bulk} acts={of.acts} />,
      }
    : given;
  return name === undefined ? <List {...props} /> : <NamedList {...props} name={name} />;
};
