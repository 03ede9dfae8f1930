import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { FilterChoice, Page, useTab } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { RefundedTab } from './RefundedTab.js';
import { DueTab } from './DueTab.js';
import { RedeemedTab } from './RedeemedTab.js';
import { UndoneTab } from './UndoneTab.js';

const TABS = ['redemptions', 'due', 'refunded', 'undone'] as const;
const PARTS: Record<(typeof TABS)[number], ComponentType> = {
  redemptions: RedeemedTab,
  due: DueTab,
  refunded: RefundedTab,
  undone: UndoneTab,
};

/** What was redeemed here, and what became of it: waiting for its refund, refunded, or undone. */
export const RedemptionsPage = () => {
  const [words, path] = [useWords(), usePath()];
  const [tab, open] = useTab(TABS);
  const Part = PARTS[tab];
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
      <Part />
    </Page>
  );
};
