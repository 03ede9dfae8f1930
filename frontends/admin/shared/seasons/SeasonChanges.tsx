import type { SeasonChange, SeasonSetting } from '@rrr/contract';
import { List, type Column } from '@rrr/kit/desk';
import { useProgramValue } from '../settings/use-program-value.js';
import { useSettingWords } from '../settings/words/use-words.js';
import { useSeasonWords } from './words/use-words.js';

interface Row {
  _id: SeasonSetting;
}

/** What a season changes, setting by setting, in words. */
export const SeasonChanges = ({ change, label }: { change: SeasonChange; label: string }) => {
  const [words, settings, valueOf] = [useSeasonWords(), useSettingWords(), useProgramValue()];
  const value = (side: 'before' | 'after') => (item: Row) => (
    <span className="admin-setting">{valueOf(item._id, JSON.stringify(change[side][item._id]))}</span>
  );
  const columns: Column<Row>[] = [
    { key: 'setting', title: words('setting'), cell: (item) => settings(`program.${item._id}`) },
    { key: 'before', title: words('before'), cell: value('before'), phone: 'more', phoneTitle: words('before') },
    { key: 'after', title: words('after'), cell: value('after'), phone: 'more', phoneTitle: words('after') },
  ];
  return (
    <List<Row>
      label={label}
      items={change.settings.map((_id) => ({ _id }))}
      columns={columns}
      empty={{ text: words('nothing') }}
    />
  );
};
