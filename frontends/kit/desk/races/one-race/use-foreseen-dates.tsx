import { useState, type ReactNode } from 'react';
import { foreseeEventChange, type EventDetail, type ForeseenMoney } from '@rrr/contract';
import { useHost, usePreviewedAct } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { Foreseen } from '../../correct/Foreseen.js';
import { useOneRaceWords } from './words/use-words.js';

interface Dates {
  startDate: string | null;
  endDate: string | null;
}

interface Asked {
  dates: Dates;
  answer: (goOn: boolean) => void;
}

interface Preview {
  waits: boolean;
  money: ForeseenMoney;
  outcome: string;
}

const ForeseenDates = ({ eventId, dates, answer }: Asked & { eventId: string }) => {
  const { http } = useHost();
  const words = useOneRaceWords();
  const previewed = usePreviewedAct<Dates, Preview, void>({
    preview: (asked, signal) => http.call(foreseeEventChange, { params: { eventId }, body: { dates: asked }, signal }),
    changes: () => [],
    // the form saves
    send: () => Promise.resolve(),
    onDone: () => answer(true),
  });
  return (
    <CorrectDialog
      title={words('foresee')}
      lead={words('foreseeLead')}
      command={dates}
      correction={previewed}
      body={({ money, waits }) => (
        <>
          {waits && <p>{words('foreseeAsk')}</p>}
          <Foreseen money={money} />
        </>
      )}
      isMoneyInBody
      confirm={words('move')}
      onClose={() => answer(false)}
    />
  );
};

/**
 * Before other dates of an event with results are saved: what they change for riders, in money. `ask` answers whether to
 * go on; `shown` is the dialog.
 */
export const useForeseenDates = (
  event: EventDetail | undefined,
): { ask: (whole: Dates) => Promise<boolean>; shown: ReactNode } => {
  const [asked, setAsked] = useState<Asked>();
  const raced = event?.classes.some(({ results }) => results.length > 0) ?? false;
  return {
    ask: ({ startDate, endDate }) => {
      const same = event?.startDate === startDate && event.endDate === (endDate ?? startDate);
      if (!raced || !event?.paying || same) return Promise.resolve(true);
      return new Promise((resolve) =>
        setAsked({
          dates: { startDate, endDate },
          answer: (goOn) => {
            setAsked(undefined);
            resolve(goOn);
          },
        }),
      );
    },
    shown: event && asked && <ForeseenDates eventId={event._id} {...asked} />,
  };
};
