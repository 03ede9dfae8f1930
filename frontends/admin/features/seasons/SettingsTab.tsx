import { SEASON_SETTINGS, type SeasonSetting, type SeasonSettings } from '@rrr/contract';
import { List, type Column } from '@rrr/kit/desk';
import { useProgramValue } from '../../shared/settings/use-program-value.js';
import { useSettingWords } from '../../shared/settings/words/use-words.js';
import { OperatorNote } from './OperatorNote.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

interface Row {
  _id: SeasonSetting;
}
const ROWS = SEASON_SETTINGS.map((_id) => ({ _id }));

/** Every setting of a season. */
export const SettingsTab = ({ settings }: { settings: SeasonSettings }) => {
  const [words, names, valueOf] = [useSeasonWords(), useSettingWords(), useProgramValue()];
  const columns: Column<Row>[] = [
    { key: 'setting', title: words('setting'), cell: (item) => names(`program.${item._id}`) },
    {
      key: 'value',
      title: names('value'),
      cell: (item) => <span className="admin-setting">{valueOf(item._id, JSON.stringify(settings[item._id]))}</span>,
    },
  ];
  return (
    <>
      <List<Row> label={words('tabs.settings')} items={ROWS} columns={columns} empty={{ text: words('nothing') }} />
      <OperatorNote />
    </>
  );
};
