import { FilterChoice, lazyPart, Page, useTab } from '@rrr/kit/desk';
import { WithProgram } from '../../pieces/WithProgram.js';
import { DueTab } from './DueTab.js';
import { RunReport } from './RunReport.js';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

const MadeTab = lazyPart(() => import('./MadeTab.js').then((loaded) => loaded.MadeTab));
const TABS = ['due', 'made'] as const;

const Refunds = () => {
  const t = useRefundWords();
  const [tab, open] = useTab(TABS);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <RunReport />
      <FilterChoice
        label={t('show')}
        value={tab}
        choices={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onChange={open}
      />
      {tab === 'due' ? <DueTab /> : <MadeTab />}
    </Page>
  );
};

/** What dealers wait for, and what they were refunded. */
export const RefundsPage = () => (
  <WithProgram title={useRefundWords()('title')}>
    <Refunds />
  </WithProgram>
);
