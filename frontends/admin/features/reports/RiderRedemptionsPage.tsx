import { FilterChoice, lazyPart, Page, PrintButton, useTab } from '@rrr/kit/desk';
import { WithProgram } from '../../pieces/WithProgram.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

const PARTS = {
  riders: lazyPart(() => import('./RedemptionsByRider.js').then((loaded) => loaded.RedemptionsByRider)),
  each: lazyPart(() => import('./EachRedemption.js').then((loaded) => loaded.EachRedemption)),
};
const TABS = ['riders', 'each'] as const;

/** What was redeemed: by rider for a year, and one by one for any days. */
const RiderRedemptions = () => {
  const words = useReportWords();
  const [tab, open] = useTab<(typeof TABS)[number]>(TABS);
  const Part = PARTS[tab];
  return (
    <Page title={words('redemptions.title')} primary={<PrintButton />}>
      <div className="desk-no-print">
        <FilterChoice
          label={words('redemptions.parts')}
          value={tab}
          choices={TABS.map((value) => ({ value, label: words(`redemptions.tabs.${value}`) }))}
          onChange={open}
        />
      </div>
      <Part key={tab} />
    </Page>
  );
};

export const RiderRedemptionsPage = () => (
  <WithProgram title={useReportWords()('redemptions.title')}>
    <RiderRedemptions />
  </WithProgram>
);
