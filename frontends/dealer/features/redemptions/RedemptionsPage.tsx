import { Link } from 'react-router-dom';
import { LazyPage, usePath, type Load } from '@rrr/kit/base';
import { FilterChoice, Page, Skeleton, useTab } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

const TABS = ['redemptions', 'due', 'refunded', 'undone'] as const;
/** Each comes with its own words; who reads one has no need of the others. */
const PARTS: Record<(typeof TABS)[number], Load> = {
  redemptions: () => import('./RedeemedTab.js').then((loaded) => loaded.RedeemedTab),
  due: () => import('./DueTab.js').then((loaded) => loaded.DueTab),
  refunded: () => import('./RefundedTab.js').then((loaded) => loaded.RefundedTab),
  undone: () => import('./UndoneTab.js').then((loaded) => loaded.UndoneTab),
};

/** What was redeemed here, and what became of it: waiting for its refund, refunded, or undone. */
export const RedemptionsPage = () => {
  const [words, path] = [useWords(), usePath()];
  const [tab, open] = useTab(TABS);
  return (
    <Page
      title={words('list.title')}
      lead={words('list.lead')}
      primary={
        <Link className="button" to={path('/redemptions/statement')}>
          {words('more.statement')}
        </Link>
      }
    >
      <FilterChoice
        label={words('list.tab')}
        value={tab}
        choices={TABS.map((value) => ({ value, label: words(`list.${value}`) }))}
        onChange={open}
      />
      <LazyPage load={PARTS[tab]} waiting={<Skeleton lines={6} height={56} />} />
    </Page>
  );
};
