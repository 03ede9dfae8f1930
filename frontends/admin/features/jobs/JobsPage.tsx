import type { Job } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { ListPage, Status, type Column } from '@rrr/kit/desk';
import { PhoneWord } from '../../pieces/PhoneWord.js';
import { useJobsQuery } from './jobs.api.js';
import { useJobWords } from './words/use-words.js';

/** Asked again this often, so that a run that begins or ends is seen. */
const EVERY = 10_000;

const Outcome = ({ job }: { job: Job }) => {
  const t = useJobWords();
  if (job.running && job.daily) return <Status tone="wait">{t('running')}</Status>;
  if (job.outcome === null) return <span className="desk-muted">{t('never')}</span>;
  if (job.outcome === 'done') return <Status tone="good">{t('done')}</Status>;
  return <Status tone="bad">{job.failures > 1 ? t('failedTimes', { count: job.failures }) : t('failed')}</Status>;
};

type Named = Job & { readonly _id: string };

/** What the portal does by itself: when it ran, how it went, when it runs next and what waits for it. */
export const JobsPage = () => {
  const [t, formats] = [useJobWords(), useFormats()];
  const answer = useJobsQuery(undefined, { pollingInterval: EVERY, skipPollingIfUnfocused: true });
  const jobs = answer.data?.jobs.map((job): Named => ({ ...job, _id: job.name }));
  const every = (seconds: number): string =>
    seconds % 3600 === 0
      ? t('everyHours', { count: seconds / 3600 })
      : seconds % 60 === 0
        ? t('everyMinutes', { count: seconds / 60 })
        : t('everySeconds', { count: seconds });
  const nextOf = (job: Job): string => {
    if (job.nextAt) return job.daily ? t('soon') : formats.time(job.nextAt);
    return job.daily && job.doneThrough && !job.running ? t('tomorrow') : '';
  };
  const columns: Column<Named>[] = [
    {
      key: 'name',
      title: t('job'),
      cell: (named) => t(`names.${named.name}`),
      below: (named) => t(`about.${named.name}`),
    },
    {
      key: 'often',
      title: t('often'),
      phone: 'more',
      cell: (named) => (named.daily ? t('daily') : every(named.everySeconds)),
    },
    { key: 'outcome', title: t('last'), phone: 'side', cell: (named) => <Outcome job={named} /> },
    {
      key: 'when',
      title: t('when'),
      phone: 'none',
      cell: (named) =>
        named.running && named.daily
          ? named.startedAt && t('since', { when: formats.time(named.startedAt) })
          : named.finishedAt && formats.instant(named.finishedAt),
    },
    {
      key: 'next',
      title: t('next'),
      phone: 'under',
      cell: (named) => {
        const when = nextOf(named);
        return (
          when && (
            <>
              <PhoneWord text={t('nextOne')} /> {when}
            </>
          )
        );
      },
    },
    {
      key: 'waiting',
      title: t('waiting'),
      align: 'right',
      phone: 'none',
      cell: (named) => (named.waiting === undefined ? '' : formats.count(named.waiting)),
    },
  ];
  return (
    <ListPage<Named>
      title={t('title')}
      lead={t('lead')}
      label={t('title')}
      dense
      // a list that is asked for again and again does not turn pale each time
      answer={{ ...answer, isFetching: answer.isFetching && jobs === undefined }}
      items={jobs}
      columns={columns}
      empty={{ text: t('empty') }}
    />
  );
};
