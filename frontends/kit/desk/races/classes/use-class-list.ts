import { useState } from 'react';
import { saveClasses, type EventDetail } from '@rrr/contract';
import { newKey, useAct, useHost, useNotify, useReport } from '@rrr/kit/base';
import { classesToSend, differences, draftsOf, isSame, mineOver, newClass, type ClassDraft } from './class-draft.js';
import { useForeseenChange } from '../../correct/use-foreseen-change.js';
import { useClassWords } from './words/use-words.js';

interface Stored {
  classes: readonly ClassDraft[];
  version: number;
  /** of the proposal that waits; 0: none */
  asked: number;
}
const isNewer = (one: Stored, other: Stored): boolean =>
  one.version > other.version || (one.version === other.version && one.asked > other.asked);

export interface ClassListOptions {
  event: EventDetail;
  reload: () => Promise<EventDetail>;
  /** what shows the event, its classes and purses is out of date */
  refresh: () => void;
  /** only administrators change what a class with results pays */
  paysFixed: boolean;
  /** an administrator decides about a change first, because it was decided that the event pays */
  proposes?: boolean;
  /** minor units; what an administrator alone lets an event pay */
  purseAlone?: number | undefined;
}

/** An event's classes as they are written and as they are stored; someone else's edit is shown before either is lost. */
export const useClassList = ({ event, reload, refresh, paysFixed, proposes = false }: ClassListOptions) => {
  const { http } = useHost();
  const storedOf = (of: EventDetail): Stored => ({
    classes: draftsOf(of, proposes),
    version: of.version,
    asked: proposes ? (of.proposal?.version ?? 0) : 0,
  });
  const [words, notify, report] = [useClassWords(), useNotify(), useReport()];
  const [base, setBase] = useState(() => storedOf(event));
  const [classes, setClasses] = useState(base.classes);
  const [theirs, setTheirs] = useState<Stored>();
  const [reason, setReason] = useState('');
  const dirty = !isSame(classes, base.classes);

  const take = (stored: Stored) => {
    setBase(stored);
    setClasses(stored.classes);
    setTheirs(undefined);
    setReason('');
  };
  // Read anew while nothing was changed here: the fields follow.
  const read = storedOf(event);
  if (isNewer(read, base) && !dirty && !theirs) take(read);

  const { currency } = event.contingencyAmount;
  const act = useAct({
    send: (asked: Stored) =>
      http.call(saveClasses, {
        params: { eventId: event._id },
        body: {
          version: asked.version,
          classes: classesToSend(asked.classes, currency),
          ...(proposes ? { reason: reason.trim() === '' ? null : reason.trim() } : {}),
        },
      }),
    refresh: (state) => {
      if (state.phase === 'done') refresh();
      if (state.phase === 'refused' && state.problem.code === 'STALE_EDIT') compare().catch(report);
    },
    notice: ({ event: stored }) => {
      // a proposal leaves the event as it is
      const waits = stored.proposal && (proposes || stored.version === base.version);
      if (waits) return words('sent');
      return words(event.paying && !stored.paying ? 'undecided' : 'saved');
    },
    onDone: ({ event: stored }) => take(storedOf(stored)),
  });
  const compare = async (): Promise<void> => {
    const now = storedOf(await reload());
    if (differences(classes, now.classes).length > 0) {
      setTheirs(now);
      return;
    }
    // A lost answer had saved it.
    take(now);
    act.reset();
    notify({ tone: 'good', text: words('saved') });
  };
  const { ask, shown } = useForeseenChange(event._id, {
    title: words('foresee'),
    lead: words('foreseeLead'),
    waits: words('foreseeAsk'),
    confirm: words(proposes ? 'foreseeSend' : 'foreseeSave'),
  });
  // what riders have or lose is seen before anything is sent
  const save = async (): Promise<void> => {
    const moves = event.paying && classes.some(({ raced }) => raced);
    if (!moves || (await ask({ classes: classesToSend(classes, currency) }))) void act.run({ ...base, classes });
  };
  return {
    foreseen: shown,
    classes,
    dirty,
    theirs,
    act,
    currency,
    reason,
    setReason,
    save: () => void save(),
    discard: () => take(base),
    add: () => setClasses([...classes, newClass(newKey())]),
    change: (next: ClassDraft) =>
      setClasses(classes.map((raceClass) => (raceClass.key === next.key ? next : raceClass))),
    remove: (key: string) => setClasses(classes.filter((raceClass) => raceClass.key !== key)),
    keepMine: () => {
      if (!theirs) return;
      setClasses(mineOver(classes, theirs.classes, paysFixed));
      setBase(theirs);
      setTheirs(undefined);
      act.reset();
    },
    takeTheirs: () => {
      if (theirs) take(theirs);
      act.reset();
    },
  };
};
