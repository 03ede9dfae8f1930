import { useState, type ReactNode } from 'react';
import { foreseeEventChange, type Request, type Response } from '@rrr/contract';
import { useHost, usePreviewedAct } from '@rrr/kit/base';
import { CorrectDialog } from './CorrectDialog.js';
import { Foreseen } from './Foreseen.js';

type Change = Request<typeof foreseeEventChange>['body'];

interface Texts {
  title: string;
  lead: string;
  /** another person decides about it first */
  waits: string;
  confirm: string;
}

interface Asked {
  change: Change;
  answer: (goOn: boolean) => void;
}

const Dialog = ({ eventId, texts, change, answer }: Asked & { eventId: string; texts: Texts }) => {
  const { http } = useHost();
  const previewed = usePreviewedAct<Change, Response<typeof foreseeEventChange>, void>({
    preview: (body, signal) => http.call(foreseeEventChange, { params: { eventId }, body, signal }),
    changes: () => [],
    // the form saves
    send: () => Promise.resolve(),
    onDone: () => answer(true),
  });
  return (
    <CorrectDialog
      title={texts.title}
      lead={texts.lead}
      command={change}
      correction={previewed}
      body={({ money, results, waits }) => (
        <>
          {waits && <p>{texts.waits}</p>}
          <Foreseen money={money} results={results} />
        </>
      )}
      isMoneyInBody
      confirm={texts.confirm}
      onClose={() => answer(false)}
    />
  );
};

/**
 * Before a change of an event with results is saved: what it changes for riders, in money. `ask` answers whether to go on;
 * `shown` is the dialog.
 */
export const useForeseenChange = (
  eventId: string,
  texts: Texts,
): { ask: (change: Change) => Promise<boolean>; shown: ReactNode } => {
  const [asked, setAsked] = useState<Asked>();
  return {
    ask: (change) =>
      new Promise((resolve) =>
        setAsked({
          change,
          answer: (goOn) => {
            setAsked(undefined);
            resolve(goOn);
          },
        }),
      ),
    shown: asked && <Dialog eventId={eventId} texts={texts} {...asked} />,
  };
};
