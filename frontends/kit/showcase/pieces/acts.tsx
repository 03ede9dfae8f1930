import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActProblem, ApiError, isUnknown, PreviewChanges, useAct, usePreviewedAct } from '@rrr/kit/base';
import { ActDialog, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600));
const problem = (status: number, code: string, detail: string) => new ApiError({ status, code, detail, requestId: '' });

/** The first try ends as `first` says, the next one is done. A notice offers to take it back. */
const Redeem = ({ first }: { first?: 'refused' | 'lost' }) => {
  const say = useSay();
  const tries = useRef(0);
  const act = useAct({
    send: async (amount: number) => {
      await aMoment();
      tries.current += 1;
      if (tries.current > 1 || first === undefined) return amount;
      throw first === 'lost'
        ? problem(0, 'NETWORK', say('We could not reach the server.', 'Impossible de joindre le serveur.'))
        : problem(409, 'WRONG_PIN', say('Wrong PIN. Nothing was redeemed.', 'NIP erroné. Rien n’a été échangé.'));
    },
    notice: () => say('$125.00 redeemed', '125,00\u00a0$ échangés'),
    undo: aMoment,
  });
  return (
    <>
      <ActProblem act={act} />
      {!isUnknown(act.state) && (
        <button
          type="button"
          className="button primary"
          aria-busy={act.state.phase === 'sending'}
          onClick={() => void act.run(12500)}
        >
          {say('Redeem $125.00', 'Échanger 125,00\u00a0$')}
        </button>
      )}
    </>
  );
};

interface DialogProps {
  onClose: () => void;
}
const Opened = ({ label, dialog }: { label: string; dialog: (props: DialogProps) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && dialog({ onClose: () => setOpen(false) })}
    </>
  );
};

const Undo = ({ onClose }: DialogProps) => {
  const say = useSay();
  const act = useAct({
    send: (_reason: string) => aMoment(),
    notice: () => say('$125.00 undone', '125,00\u00a0$ annulés'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={say('Undo this redemption?', 'Annuler cet échange?')}
      consequence={say(
        'Sam Carter gets $125.00 back. The redemption code becomes invalid.',
        'Sam Carter récupère 125,00\u00a0$. Le code d’échange ne sera plus valide.',
      )}
      act={act}
      command={(reason) => reason}
      confirm={say('Undo $125.00', 'Annuler 125,00\u00a0$')}
      keep={say('Keep it', 'Garder l’échange')}
      reason={{
        label: say('Reason', 'Motif'),
        required: say('Enter a reason.', 'Indiquez un motif.'),
        suggestions: [say('Wrong amount', 'Montant erroné'), say('Wrong rider', 'Mauvais pilote')],
      }}
      phrase="K7M2Q9"
      onClose={onClose}
    />
  );
};

/** Somebody adds a result between the first preview and its confirmation. */
const Remove = ({ onClose }: DialogProps) => {
  const say = useSay();
  const reads = useRef(0);
  const previewed = usePreviewedAct({
    preview: async (_rider: string) => {
      await aMoment();
      reads.current += 1;
      return { results: reads.current === 1 ? 3 : 4, outcome: reads.current === 1 ? 'old' : 'new' };
    },
    send: async ({ outcome }) => {
      await aMoment();
      if (outcome === 'old')
        throw problem(
          409,
          'PREVIEW_OUTDATED',
          say(
            'Something changed since the preview. Nothing was saved; check the new preview and confirm it.',
            'Des données ont changé depuis l’aperçu. Rien n’a été enregistré; consultez le nouvel aperçu et confirmez-le.',
          ),
        );
    },
    changes: (before, now) => [
      say(`${now.results} results, not ${before.results}.`, `${now.results} résultats au lieu de ${before.results}.`),
    ],
    notice: () => say('Results removed', 'Résultats retirés'),
    onDone: onClose,
  });
  const { look, preview, reading, error, retry, act } = previewed;
  useEffect(() => look('Sam Carter'), [look]);
  return (
    <ActDialog
      title={say('Remove all results of Sam Carter?', 'Retirer tous les résultats de Sam Carter?')}
      consequence={
        <>
          {reading && <Skeleton lines={1} />}
          {error !== undefined && <ProblemNote error={error} onRetry={retry} />}
          <PreviewChanges previewed={previewed} />
          {preview && !reading && (
            <p>
              {say(
                `${preview.results} results are removed. Awards are adjusted.`,
                `${preview.results} résultats sont retirés. Les récompenses sont rectifiées.`,
              )}
            </p>
          )}
        </>
      }
      act={act}
      command={() => undefined}
      confirm={say('Remove the results', 'Retirer les résultats')}
      keep={say('Keep them', 'Garder les résultats')}
      onClose={onClose}
    />
  );
};

const Dialogs = () => {
  const say = useSay();
  return (
    <>
      <Opened label={say('Undo a redemption', 'Annuler un échange')} dialog={(props) => <Undo {...props} />} />
      <Opened label={say('Remove results', 'Retirer des résultats')} dialog={(props) => <Remove {...props} />} />
    </>
  );
};

export const acts = piece('ActProblem, ActDialog, useAct, usePreviewedAct', 'desk', [
  [['Done, with an undo', 'Faite, avec annulation'], () => <Redeem />],
  [['Refused, then done', 'Refusée, puis faite'], () => <Redeem first="refused" />],
  [
    ['The answer is lost, then asked for again', 'La réponse se perd, puis est redemandée'],
    () => <Redeem first="lost" />,
  ],
  [
    ['Asks first; the second shows a preview that is outdated', 'Demande d’abord; la seconde montre un aperçu périmé'],
    Dialogs,
  ],
]);
