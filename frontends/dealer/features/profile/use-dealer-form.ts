import { useState } from 'react';
import { editDealer, type Dealer } from '@rrr/contract';
import { isUnknown, useAct, useHost, useReport, type ActState } from '@rrr/kit/base';
import { namesOf } from '@rrr/records';
import { FIELDS, type Name } from './dealer-fields.js';
import { useProfileWords } from './words/use-words.js';

type Values = Readonly<Record<Name, string>>;
interface Stored {
  values: Values;
  version: number;
}
type Change = Partial<Record<Name, string | null>>;

const NAMES = namesOf(FIELDS);
const filled = <T>(of: (name: Name) => T) =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<Name, T>;
const storedOf = (dealer: Dealer): Stored => ({
  values: filled((name) => dealer[name] ?? ''),
  version: dealer.version,
});

/**
 * The dealer's contact data while they are edited: only what was changed is sent, with the version it was changed from,
 * and someone else's edit is shown beside this one. Native, for the kit's form brings antd to a remote without it.
 */
export const useDealerForm = (
  dealer: Dealer,
  { refresh, reload }: { refresh: () => void; reload: () => Promise<Dealer> },
) => {
  const [{ http }, report, t] = [useHost(), useReport(), useProfileWords()];
  const [base, setBase] = useState(() => storedOf(dealer));
  const [values, setValues] = useState(base.values);
  const [theirs, setTheirs] = useState<Stored>();
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const changed = NAMES.filter((name) => values[name].trim() !== base.values[name]);

  const take = (stored: Stored) => {
    setBase(stored);
    setValues(stored.values);
    setTheirs(undefined);
    setErrors({});
  };
  const settle = (state: ActState<Dealer>) => {
    if (state.phase === 'done') refresh();
    if (state.phase !== 'refused') return;
    const { code, errors: wrong = [] } = state.problem;
    if (code === 'STALE_EDIT') void reload().then((now) => setTheirs(storedOf(now)), report);
    setErrors(
      Object.fromEntries(wrong.filter(({ path }) => path in values).map((problem) => [problem.path, problem.detail])),
    );
  };
  const act = useAct({
    send: async ({ change, version }: { change: Change; version: number }) =>
      (
        await http.call(editDealer, {
          params: { role: 'dealer', dealerId: dealer._id },
          body: { ...change, version },
        })
      ).dealer,
    refresh: settle,
    notice: () => t('editing.saved'),
    onDone: (saved) => take(storedOf(saved)),
  });
  return {
    act,
    values,
    errors,
    theirs,
    /** names of the fields that differ from the stored record */
    changed,
    sending: act.state.phase === 'sending',
    unknown: isUnknown(act.state),
    set: (name: Name, value: string) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    fail: setErrors,
    discard: () => take(base),
    save: () =>
      void act.run({
        change: Object.fromEntries(changed.map((name) => [name, values[name].trim() || null])),
        version: base.version,
      }),
    /** goes on with what was changed here, over the record as it is now; nothing is saved yet */
    keepMine: () => {
      if (!theirs) return;
      setValues({ ...theirs.values, ...Object.fromEntries(changed.map((name) => [name, values[name]])) });
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
