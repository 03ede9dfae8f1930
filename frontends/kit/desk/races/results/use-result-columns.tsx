import type { ResultRecord } from '@rrr/contract';
import { Amount, Plate, Status } from '@rrr/kit/base';
import type { Column } from '../../list/column.js';
import { useResultsWords } from './words/use-words.js';

/** `classes`: their names by id */
export const useResultColumns = (classes: ReadonlyMap<string, string>): Column<ResultRecord>[] => {
  const words = useResultsWords();
  return [
    {
      key: 'rider',
      title: words('rider'),
      mark: (result) => <Plate place={result.place} type={result.resultType} />,
      cell: (result) => result.riderName,
      below: (result) => [result.number && `#${result.number}`, result.bike].filter(Boolean).join(' · '),
    },
    { key: 'class', title: words('inClass'), cell: (result) => classes.get(result.classId) ?? '' },
    { key: 'from', title: words('from'), phone: 'none', cell: (result) => result.hometown },
    {
      key: 'matched',
      title: words('matched'),
      cell: ({ rider }) =>
        rider ? <Status tone="good">{rider.fullName}</Status> : <Status tone="plain">{words('noRider')}</Status>,
    },
    {
      key: 'earns',
      title: words('earns'),
      align: 'right',
      // beside the name a long amount would break it
      phone: 'under',
      cell: ({ verdict }) =>
        verdict.earns ? (
          <Amount money={verdict.earns} />
        ) : verdict.check?.state === 'held' ? (
          <Status tone="wait">{words('checking')}</Status>
        ) : (
          <span className="desk-muted">{words('nothing')}</span>
        ),
    },
  ];
};
