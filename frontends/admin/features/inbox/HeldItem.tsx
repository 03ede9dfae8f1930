import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { Evidence } from '../held/Evidence.js';
import { decideOne, type Decision } from '../held/held.api.js';
import { useHeldWords } from '../held/words/use-words.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { useDecision } from './use-decision.js';
import type { HeldAward } from './use-groups.js';

interface Deciding {
  decision: Decision;
  reason: string;
  key: string;
}

/** An award that is held until somebody has checked it: release it, or refuse it with a reason. */
export const HeldItem = ({ item, next }: ItemProps<HeldAward>) => {
  const { http } = useHost();
  const [words, formats, path] = [useHeldWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<{ decision: Decision; key: string }>();
  const { rider, amount, heldSince, enteredByYou } = item;
  const decide = useDecision({
    send: (deciding: Deciding) =>
      decideOne(http, {
        ...deciding,
        award: item,
        why: { 'not-held': words('notHeld'), 'entered-by-you': words('enteredByYou') },
      }),
    notice: ({ decision }) => words(`done.${decision}`, { amount: formats.money(amount), name: rider.fullName }),
    onDone: () => {
      setAsked(undefined);
      next();
    },
  });
  const ask = (decision: Decision) => setAsked({ decision, key: crypto.randomUUID() });
  return (
    <>
      {heldSince && <p className="desk-muted">{words('since', { when: formats.instant(heldSince) })}</p>}
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}`)}>{rider.fullName}</Link>
      </h2>
      <Evidence award={item} />
      <DecisionBar
        approve={enteredByYou ? undefined : words('acts.release')}
        onApprove={() => ask('release')}
        refuse={words('acts.refuse')}
        onRefuse={() => ask('refuse')}
        onSkip={next}
      />
      {asked && (
        <ActDialog
          title={words(`titles.${asked.decision}`, { count: 1 })}
          consequence={words(`leads.${asked.decision}`)}
          act={decide}
          command={(reason) => ({ ...asked, reason })}
          confirm={words(`acts.${asked.decision}`)}
          keep={words('keep')}
          reason={{ label: words('reason'), required: words('required') }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
