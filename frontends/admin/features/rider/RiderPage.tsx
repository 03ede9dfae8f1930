import { Link, useParams } from 'react-router-dom';
import type { RiderDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { RiderActs } from './account/RiderActs.js';
import { useAccountWords } from './account/words/use-words.js';
import { RiderFacts } from './RiderFacts.js';
import { RiderHero } from './RiderHero.js';
import { RiderMark } from './RiderMark.js';
import { RiderStates } from './RiderStates.js';
import { useRiderQuery } from '../../shared/rider/rider.api.js';

const AwardsTab = lazyPart(() => import('./AwardsTab.js').then((loaded) => loaded.AwardsTab));
const BikesTab = lazyPart(() => import('./bikes/BikesTab.js').then((loaded) => loaded.BikesTab));
const CashTab = lazyPart(() => import('./cash/CashTab.js').then((loaded) => loaded.CashTab));
const DocumentsTab = lazyPart(() => import('./documents/DocumentsTab.js').then((loaded) => loaded.DocumentsTab));
const LedgerTab = lazyPart(() => import('./LedgerTab.js').then((loaded) => loaded.LedgerTab));
const NotesTab = lazyPart(() => import('./documents/NotesTab.js').then((loaded) => loaded.NotesTab));
const RedemptionsTab = lazyPart(() => import('./RedemptionsTab.js').then((loaded) => loaded.RedemptionsTab));
const ResultsTab = lazyPart(() => import('./ResultsTab.js').then((loaded) => loaded.ResultsTab));
const Timeline = lazyPart(() => import('../../shared/timeline/Timeline.js').then((loaded) => loaded.Timeline));
const TimecardsTab = lazyPart(() => import('./documents/TimecardsTab.js').then((loaded) => loaded.TimecardsTab));
const UndoneTab = lazyPart(() => import('./UndoneTab.js').then((loaded) => loaded.UndoneTab));

/** A rider who was merged keeps a record, which says where everything went. */
const Merged = ({ into }: { into: string }) => {
  const [words, path] = [useAccountWords(), usePath()];
  return (
    <div className="alert wait" role="status">
      <strong>{words('merged')}</strong>
      <Link to={path(`/rider/${into}`)}>{words('mergedInto')}</Link>
    </div>
  );
};

type Waiting = NonNullable<NonNullable<RiderDetail['record']>['mergesWaiting']>[number];

/** A merge that a second administrator decides about. */
const MergeWaits = ({ merge: { approvalId, other, isKept } }: { merge: Waiting }) => {
  const [words, path] = [useAccountWords(), usePath()];
  return (
    <div className="alert wait" role="status">
      <strong>{words('mergeWaits.title', { name: other.name })}</strong>
      <span>{words(isKept ? 'mergeWaits.kept' : 'mergeWaits.goes', { name: other.name })}</span>
      <span>
        <Link to={path(`/inbox?group=approvals&item=${approvalId}`)}>{words('mergeWaits.request')}</Link>
        {' · '}
        <Link to={path(`/rider/${other._id}`)}>{words('mergeWaits.other')}</Link>
      </span>
    </div>
  );
};

export const RiderPage = () => {
  const [t, path, { riderId = '' }] = [useWords(), usePath(), useParams()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const rider = answer.currentData?.rider;
  const held = rider?.balances.map((balance) => balance.available.currency) ?? [];
  const tabs = [
    { key: 'awards', content: () => <AwardsTab riderId={riderId} /> },
    { key: 'results', content: () => <ResultsTab riderId={riderId} /> },
    { key: 'timeline', content: () => <Timeline type="rider" id={riderId} /> },
    { key: 'ledger', content: () => <LedgerTab riderId={riderId} held={held} /> },
    { key: 'redemptions', content: () => <RedemptionsTab riderId={riderId} /> },
    { key: 'undone', content: () => <UndoneTab riderId={riderId} /> },
    { key: 'cash', content: () => <CashTab rider={{ _id: riderId, fullName: rider?.fullName ?? '' }} /> },
    { key: 'bikes', content: () => rider && <BikesTab rider={rider} /> },
    { key: 'documents', content: () => rider && <DocumentsTab rider={rider} /> },
    { key: 'timecards', content: () => <TimecardsTab riderId={riderId} /> },
    { key: 'notes', content: () => <NotesTab riderId={riderId} /> },
  ] as const;
  return (
    <DetailPage
      title={rider?.fullName ?? t('riders.title')}
      back={{ to: path('/riders'), label: t('rider.back') }}
      answer={answer}
      mark={rider && <RiderMark rider={rider} />}
      lead={rider && <RiderStates rider={rider} />}
      primary={rider && <RiderActs rider={rider} />}
      tabs={{ label: t('rider.parts'), items: tabs.map((tab) => ({ ...tab, label: t(`rider.tab.${tab.key}`) })) }}
    >
      {rider?.record?.mergedInto && <Merged into={rider.record.mergedInto} />}
      {rider?.record?.mergesWaiting?.map((waiting) => (
        <MergeWaits key={waiting.approvalId} merge={waiting} />
      ))}
      {rider && <RiderHero rider={rider} />}
      {rider && <RiderFacts rider={rider} />}
    </DetailPage>
  );
};
