import { FilterChoice, lazyPart, Page, PrintButton, useTab } from '@rrr/kit/desk';
import { WithProgram } from '../../pieces/WithProgram.js';
import { useCashOutWords } from './words/use-words.js';

const PARTS = {
  claims: lazyPart(() => import('./ClaimsTab.js').then((loaded) => loaded.ClaimsTab)),
  pay: lazyPart(() => import('./PayTab.js').then((loaded) => loaded.PayTab)),
  waiting: lazyPart(() => import('./WaitingTab.js').then((loaded) => loaded.WaitingTab)),
  cheques: lazyPart(() => import('./ChequesTab.js').then((loaded) => loaded.ChequesTab)),
  years: lazyPart(() => import('./YearsTab.js').then((loaded) => loaded.YearsTab)),
  tax: lazyPart(() => import('./TaxTab.js').then((loaded) => loaded.TaxTab)),
  riders: lazyPart(() => import('./RidersTab.js').then((loaded) => loaded.RidersTab)),
};
const TABS = ['claims', 'pay', 'waiting', 'cheques', 'years', 'tax', 'riders'] as const;

/** Cash on its way to riders: what is left to send, the payment desk, what waits for papers, the cheque register, the years. */
const CashOut = () => {
  const words = useCashOutWords();
  const [tab, open] = useTab<(typeof TABS)[number]>(TABS);
  const Part = PARTS[tab];
  return (
    <Page title={words('title')} primary={<PrintButton />}>
      <div className="desk-no-print">
        <FilterChoice
          label={words('parts')}
          value={tab}
          choices={TABS.map((value) => ({ value, label: words(`tabs.${value}`) }))}
          onChange={open}
        />
      </div>
      <Part key={tab} />
    </Page>
  );
};

export const CashOutPage = () => (
  <WithProgram title={useCashOutWords()('title')}>
    <CashOut />
  </WithProgram>
);
