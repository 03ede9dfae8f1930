import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, lazyPart } from '@rrr/kit/desk';
import type { SeasonAct } from './SeasonActDialog.js';
import { SeasonChanges } from '../../shared/seasons/SeasonChanges.js';
import { SeasonStatus } from './SeasonStatus.js';
import { SettingsTab } from './SettingsTab.js';
import { useSeasonQuery } from './seasons.api.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

const SeasonActDialog = lazyDialog(() => import('./SeasonActDialog.js').then((loaded) => loaded.SeasonActDialog));
const SimulationTab = lazyPart(() => import('./SimulationTab.js').then((loaded) => loaded.SimulationTab));

/** One version of the program's rules: what it changes, all of it, and what it would have paid last season. */
export const SeasonPage = () => {
  const { seasonId = '' } = useParams();
  const [words, formats, path] = [useSeasonWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<SeasonAct>();
  const answer = useSeasonQuery({ params: { seasonId } });
  const now = answer.currentData;
  const season = now?.season;
  const isDraft = season?.status === 'draft';
  const other = now?.comparedWith;
  const compared = words('changes', {
    with: other
      ? words('comparedWith', { number: other.number, date: formats.date(other.startDate) })
      : words('operator'),
  });
  return (
    <DetailPage
      title={season ? words('name', { date: formats.date(season.startDate) }) : words('one')}
      back={{ to: path('/seasons'), label: words('title') }}
      answer={answer}
      lead={
        season && (
          <>
            <SeasonStatus status={season.status} />{' '}
            {season.number !== null && words('number', { number: season.number })}
          </>
        )
      }
      primary={
        isDraft &&
        now?.approvalId === null && (
          <button type="button" className="button primary" onClick={() => setAsked('submit')}>
            {words('submit.act')}
          </button>
        )
      }
      acts={
        isDraft
          ? [
              { key: 'edit', label: words('edit'), to: path(`/season/${seasonId}/edit`) },
              { key: 'delete', label: words('delete.act'), run: () => setAsked('delete') },
            ]
          : season?.status === 'scheduled' && now?.approvalId === null
            ? [{ key: 'withdraw', label: words('withdraw.act'), run: () => setAsked('withdraw') }]
            : []
      }
      summary={
        season
          ? [
              [words('note'), season.note],
              [words('drafted'), words('by', { name: season.createdBy, when: formats.instant(season.createdAt) })],
              [
                words('approvedBy'),
                season.approvedBy !== null &&
                  words('by', { name: season.approvedBy, when: formats.instant(season.scheduledAt) }),
              ],
            ]
          : []
      }
      tabs={{
        label: words('parts'),
        items: [
          {
            key: 'changes',
            label: words('tabs.changes'),
            content: () =>
              now && (
                <>
                  <p className="desk-muted">{compared}</p>
                  <SeasonChanges change={now.change} label={compared} />
                </>
              ),
          },
          {
            key: 'settings',
            label: words('tabs.settings'),
            content: () => now && <SettingsTab settings={now.settings} />,
          },
          {
            key: 'simulation',
            label: words('tabs.simulation'),
            content: () => season && <SimulationTab key={season.version} seasonId={seasonId} />,
          },
        ],
      }}
    >
      {now && now.approvalId !== null && (
        <div className="alert wait">
          <strong>{words('asked')}</strong>{' '}
          <Link to={path(`/inbox?group=approvals&item=${now.approvalId}`)}>{words('askedLink')}</Link>
        </div>
      )}
      {season && asked && <SeasonActDialog season={season} kind={asked} onClose={() => setAsked(undefined)} />}
    </DetailPage>
  );
};
