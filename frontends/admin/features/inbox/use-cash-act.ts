import { extendCash, remindOfCash, undoCashAsks, type CashAsked } from '@rrr/contract';
import { ApiError, useAct, useFormats, useHost, type Act } from '@rrr/kit/base';
import { useRefresh } from '../../use-refresh.js';
import type { OverdueCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

/** A reminder, or more time until a day for a reason. */
export type CashAskCommand = { until: string; reason: string } | 'remind';

interface Options {
  riders: readonly OverdueCash[];
  /** those that it was not done for, by id, with the reason */
  onDone: (problems: Readonly<Record<string, string>>) => void;
}

/** Reminds riders of overdue cash, or gives them more time; taken back for all of them as long as the e-mails wait. */
export const useCashAct = ({ riders, onDone }: Options): Act<CashAskCommand, CashAsked> => {
  const { http } = useHost();
  const [words, formats, refresh] = [useInboxWords(), useFormats(), useRefresh('record', 'money')];
  const why = ({ outcome, remindAgainOn }: CashAsked['outcomes'][number]): string =>
    outcome === 'lately'
      ? words('cash.lately', { date: formats.date(remindAgainOn) })
      : words(`cash.outcomes.${outcome}`);
  return useAct({
    send: async (command: CashAskCommand) => {
      const riderIds = riders.map(({ _id }) => _id);
      const asked =
        command === 'remind'
          ? await http.call(remindOfCash, { body: { riderIds } })
          : await http.call(extendCash, { body: { riderIds, ...command } });
      const [one, ...others] = asked.outcomes;
      // of one rider, what was not done is a refusal
      if (one && others.length === 0 && one.outcome !== 'done')
        throw new ApiError({ status: 409, code: 'NOT_ASKED', detail: why(one), requestId: '' });
      return asked;
    },
    refresh,
    notice: ({ outcomes }, command) => {
      const done = outcomes.filter(({ outcome }) => outcome === 'done');
      return words(command === 'remind' ? 'cash.done.reminded' : 'cash.done.extended', {
        count: done.length,
        name: riders.find(({ _id }) => _id === done[0]?.riderId)?.rider.fullName ?? '',
        date: command === 'remind' ? '' : formats.date(command.until),
      });
    },
    undo: async ({ outcomes }) => {
      const askIds = outcomes.flatMap(({ askId }) => askId ?? []);
      if (askIds.length === 0) return;
      const undone = await http.call(undoCashAsks, { body: { askIds } });
      const late = undone.outcomes.filter(({ outcome }) => outcome !== 'undone').length;
      if (late > 0)
        throw new ApiError({
          status: 409,
          code: 'TOO_LATE',
          detail: words('cash.tooLate', { count: late }),
          requestId: '',
        });
    },
    onDone: ({ outcomes }) =>
      onDone(
        Object.fromEntries(
          outcomes.flatMap((outcome) => (outcome.outcome === 'done' ? [] : [[outcome.riderId, why(outcome)] as const])),
        ),
      ),
  });
};
