import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askLogoPhotosAgain } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { Evidence } from '../../shared/held-awards/Evidence.js';
import { decideOne, openPhotos, undoOne, type Decision } from '../../shared/held-awards/held.api.js';
import { LogoPhotos } from '../../shared/held-awards/LogoPhotos.js';
import { useWhy } from '../../shared/held-awards/use-why.js';
import { useHeldWords } from '../../shared/held-awards/words/use-words.js';
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
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const why = useWhy();
  const { rider, amount, heldSince, enteredByYou, photos } = item;
  const mark = (id: string) => setMarked(marked.includes(id) ? marked.filter((text) => text !== id) : [...marked, id]);
  const needsOther = enteredByYou || photos?.madeByYou === true;
  const isReleased = !needsOther && (photos === undefined || (photos.complete && marked.length === 0));
  const decide = useDecision({
    send: (deciding: Deciding) =>
      decideOne(http, {
        ...deciding,
        award: item,
        ...(photos ? { photoIds: openPhotos(item) } : {}),
        why,
      }),
    notice: ({ decision }) => words(`done.${decision}`, { amount: formats.money(amount), name: rider.fullName }),
    undo: () => undoOne(http, item._id, (outcome) => words(`undo.${outcome}`)),
    onDone: () => {
      setAsked(undefined);
      next();
    },
  });
  const again = useDecision({
    send: (reason: string) =>
      http.call(askLogoPhotosAgain, { params: { resultId: item._id }, body: { photoIds: [...marked], reason } }),
    notice: () => words('photos.asked', { name: rider.fullName }),
    onDone: () => {
      setAsking(false);
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
      {photos && <LogoPhotos photos={photos} rider={rider.fullName} marked={marked} onMark={mark} />}
      <DecisionBar
        approve={isReleased ? words('acts.release') : undefined}
        onApprove={() => ask('release')}
        refuse={words('acts.refuse')}
        onRefuse={() => ask('refuse')}
        onSkip={next}
      >
        {marked.length > 0 && (
          <button type="button" className="button large" onClick={() => setAsking(true)}>
            {words('photos.again', { count: marked.length })}
          </button>
        )}
      </DecisionBar>
      {asking && (
        <ActDialog
          title={words('photos.again', { count: marked.length })}
          consequence={words('photos.againLead')}
          act={again}
          command={(reason: string) => reason}
          confirm={words('photos.again', { count: marked.length })}
          keep={words('keep')}
          reason={{
            label: words('reason'),
            required: words('required'),
            suggestions: (['logos', 'bike', 'dark', 'same'] as const).map((text) => words(`photos.reasons.${text}`)),
          }}
          onClose={() => setAsking(false)}
        />
      )}
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
