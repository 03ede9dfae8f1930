import type { listSettings, Response } from '@rrr/contract';
import { List, type Column } from '@rrr/kit/desk';
import { useSettingsQuery } from './settings.api.js';
import { useProgramValue } from './use-program-value.js';
import { useSettingWords } from './words/use-words.js';

type Setting = Response<typeof listSettings>['program'][number];
type Row = Setting & { readonly _id: string };

/** The rules of the program with their values, and where each is set. */
export const ProgramTab = () => {
  const [t, valueOf] = [useSettingWords(), useProgramValue()];
  const answer = useSettingsQuery();
  const columns: Column<Row>[] = [
    { key: 'name', title: t('setting'), cell: (it) => t(`program.${it.name}`), below: (it) => <code>{it.name}</code> },
    {
      key: 'value',
      title: t('value'),
      phone: 'under',
      cell: (it) => <span className="admin-setting">{valueOf(it.name, it.value)}</span>,
    },
    { key: 'from', title: t('where'), phone: 'more', cell: (it) => t(`from.${it.from}`) },
  ];
  return (
    <List<Row>
      label={t('tabs.program')}
      answer={answer}
      items={answer.data?.program.map((it) => ({ ...it, _id: it.name }))}
      columns={columns}
      empty={{ text: t('empty') }}
    />
  );
};
