import { Link } from 'react-router-dom';
import type { listSettings, Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, type Column } from '@rrr/kit/desk';
import { useSettingsQuery } from './settings.api.js';
import { useProgramValue } from '../../shared/settings/use-program-value.js';
import { useSettingWords } from '../../shared/settings/words/use-words.js';

type Setting = Response<typeof listSettings>['program'][number];
type Row = Setting & { readonly _id: string };

/** Names with a hyphen, as models have, go to the next line before they break. */
const SettingText = ({ text }: { text: string }) => (
  <span className="admin-setting">
    {text.split(/(\S+-\S+)/).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} className="admin-word">
          {part}
        </span>
      ),
    )}
  </span>
);

/** The rules of the program with their values, and where each is set. */
export const ProgramTab = () => {
  const [t, valueOf, formats, path] = [useSettingWords(), useProgramValue(), useFormats(), usePath()];
  const answer = useSettingsQuery();
  const where = ({ from, season }: Row) =>
    season ? (
      <Link to={path('/seasons')}>
        {t('ofSeason', { number: season.number, date: formats.date(season.startDate) })}
      </Link>
    ) : (
      t(`from.${from}`)
    );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('setting'),
      cell: (item) => t(`program.${item.name}`),
      below: (item) => <code>{item.name}</code>,
    },
    {
      key: 'value',
      title: t('value'),
      cell: (item) => <SettingText text={valueOf(item.name, item.value)} />,
    },
    { key: 'from', title: t('where'), cell: where },
  ];
  return (
    <List<Row>
      label={t('tabs.program')}
      answer={answer}
      items={answer.data?.program.map((setting) => ({ ...setting, _id: setting.name }))}
      columns={columns}
      empty={{ text: t('empty') }}
    />
  );
};
