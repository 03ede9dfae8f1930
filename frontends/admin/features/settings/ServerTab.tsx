import type { listSettings, Response } from '@rrr/contract';
import { List, Status, type Column } from '@rrr/kit/desk';
import { useSettingsQuery } from './settings.api.js';
import { useSettingWords } from '../../shared/settings/words/use-words.js';

type Setting = Response<typeof listSettings>['server'][number];
type Row = Setting & { readonly _id: string };

const isSet = ({ secret, from, value }: Setting): boolean => value !== '' || (secret && from === 'environment');

const Value = ({ setting }: { setting: Setting }) => {
  const t = useSettingWords();
  const { secret, from, value } = setting;
  if (secret && from === 'environment') return <Status tone="good">{t('hidden')}</Status>;
  if (!isSet(setting)) return <span className="desk-muted">{t('none')}</span>;
  return (
    <code className="admin-setting" lang="">
      {value}
    </code>
  );
};

/** The settings of the server; of keys and passwords only whether they are set. */
export const ServerTab = () => {
  const t = useSettingWords();
  const answer = useSettingsQuery();
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('setting'),
      cell: (item) => <code>{item.name}</code>,
      below: (item) => t(`server.${item.name}`),
    },
    { key: 'value', title: t('value'), cell: (item) => <Value setting={item} /> },
    { key: 'from', title: t('where'), cell: (item) => isSet(item) && t(`from.${item.from}`) },
  ];
  return (
    <List<Row>
      label={t('tabs.server')}
      answer={answer}
      items={answer.data?.server.map((setting) => ({ ...setting, _id: setting.name }))}
      columns={columns}
      empty={{ text: t('empty') }}
    />
  );
};
