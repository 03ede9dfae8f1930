import type { listEventImports } from '@rrr/contract';
import {
  AddResult,
  ClassesFile,
  ClassFile,
  ClassSheet,
  DraftNote,
  EditResult,
  EventClasses,
  EventFile,
  EventImports,
  EventResults,
  ImportList,
  NoUpload,
  PublishEvent,
  PurseChanges,
  UnpaidResults,
  useList,
  useResultList,
  WaitingPurse,
} from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { event, imported, proposal, results, unpaid } from '../race-samples.js';

const read = <T,>(data: T) => ({ data, currentData: data, isFetching: false, refetch: () => undefined });
const answer = read({ event });
const screen = { eventId: event._id, answer, refresh: () => undefined };
const pagination = { page: 1, totalPages: 1 };
const open = { ...screen, locked: () => null };
const imports = read({ imports: [imported], pagination });
const draft = { ...event, published: false, canUpload: false };
const undated = { ...draft, startDate: null, endDate: null };
const canceled = { ...event, status: 'canceled' as const, canUpload: false, cancelReason: 'Rain' };

const Results = () => (
  <EventResults {...screen} list={useResultList(event.classes)} results={read({ results, pagination })} role="admin" />
);
const Imports = () => <EventImports {...screen} list={useList<typeof listEventImports>()} imports={imports} />;

export const races = piece('Classes, results and files of an event', 'desk', [
  [
    ['Classes and purses', 'Classes et bourses'],
    () => <EventClasses {...screen} reload={() => Promise.resolve(event)} paysFixed />,
  ],
  [['A file of classes', 'Un fichier de classes'], () => <ClassesFile {...screen} />],
  [['A file of one class', 'Un fichier d’une classe'], () => <ClassFile {...open} asked={event.classes[1]!._id} />],
  [['A file of all classes', 'Un fichier de toutes les classes'], () => <EventFile {...open} />],
  [
    ['A draft without a date', 'Un brouillon sans date'],
    () => (
      <>
        <DraftNote event={undated} />
        <PublishEvent event={undated} decides refresh={() => {}} />
      </>
    ),
  ],
  [
    ['A draft that can be published', 'Un brouillon à publier'],
    () => (
      <>
        <DraftNote event={draft} />
        <PublishEvent event={draft} decides refresh={() => {}} />
      </>
    ),
  ],
  [['A change that waits', 'Une modification en attente'], () => <WaitingPurse proposal={proposal} />],
  [['What would change', 'Ce qui changerait'], () => proposal.purse && <PurseChanges purse={proposal.purse} />],
  [['Results', 'Résultats'], Results],
  [['A result by hand', 'Un résultat saisi'], () => <AddResult {...open} />],
  [
    ['A result without a rider', 'Un résultat sans pilote'],
    () => (
      <EditResult
        {...open}
        results={read({ results: results.slice(1) })}
        candidates={read({ candidates: unpaid.candidates })}
      />
    ),
  ],
  [
    ['A class in a table', 'Une classe en tableau'],
    () => <ClassSheet {...open} classId={event.classes[0]!._id} results={read(results)} fileAt="/file" />,
  ],
  [
    ['Who is meant', 'Qui est-ce'],
    () => <UnpaidResults results={[unpaid, { ...unpaid, _id: results[0]!._id, candidates: [] }]} refresh={() => {}} />,
  ],
  [['Files of an event', 'Fichiers d’un événement'], Imports],
  [
    ['Files of all events', 'Fichiers de tous les événements'],
    () => <ImportList answer={imports} canUndo linked refresh={() => {}} />,
  ],
  [['Results cannot be sent', 'Envoi impossible'], () => <NoUpload event={canceled} />],
]);
