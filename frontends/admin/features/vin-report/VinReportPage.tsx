import { FilterChoice, lazyPart, Page, PrintButton, useTab } from '@rrr/kit/desk';
import { useVinReportWords } from '../../shared/vin-report/words/use-words.js';

const TABS = ['bikes', 'disputes'] as const;
const BikesTab = lazyPart(() => import('./BikesTab.js').then((loaded) => loaded.BikesTab));
const DisputesTab = lazyPart(() => import('./DisputesTab.js').then((loaded) => loaded.DisputesTab));

/** The riders' bikes and what is known of their VINs; and VINs that two riders claim. */
export const VinReportPage = () => {
  const words = useVinReportWords();
  const [tab, open] = useTab(TABS);
  return (
    <Page title={words('title')} primary={<PrintButton />}>
      <FilterChoice
        label={words('parts')}
        value={tab}
        choices={TABS.map((value) => ({ value, label: words(`tabs.${value}`) }))}
        onChange={open}
      />
      {tab === 'bikes' ? <BikesTab /> : <DisputesTab />}
    </Page>
  );
};
