import { FilterChoice, lazyPart, Page, useTab } from '@rrr/kit/desk';
import { useSettingWords } from '../../shared/settings/words/use-words.js';

const PARTS = {
  program: lazyPart(() => import('./ProgramTab.js').then((loaded) => loaded.ProgramTab)),
  simulator: lazyPart(() => import('./simulator/Simulator.js').then((loaded) => loaded.Simulator)),
  server: lazyPart(() => import('./ServerTab.js').then((loaded) => loaded.ServerTab)),
};
const TABS = ['program', 'simulator', 'server'] as const;

/** The settings in force: the rules of the program, what they would pay, and the server. */
export const SettingsPage = () => {
  const t = useSettingWords();
  const [tab, open] = useTab<(typeof TABS)[number]>(TABS);
  const Part = PARTS[tab];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterChoice
        label={t('parts')}
        value={tab}
        choices={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onChange={open}
      />
      <Part key={tab} />
    </Page>
  );
};
