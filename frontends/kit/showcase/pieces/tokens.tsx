import { useState } from 'react';
import { RevokeTokenDialog, ShownOnce, TokensPage } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { id } from '../samples.js';
import { useSay } from '../use-say.js';

const Revoking = () => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say('Revoke', 'Révoquer')}
      </button>
      {open && (
        <RevokeTokenDialog
          token={{ _id: id(61), name: say('Timing computer', 'Ordinateur de chronométrage') }}
          owner="Kim Vale"
          refresh={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const Once = () => {
  const say = useSay();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <ShownOnce
      title={say('Secret', 'Secret')}
      lead={say('Copy the secret now. It is not shown again.', 'Copiez le secret maintenant. Il ne sera plus affiché.')}
      label={say('Secret of the webhook', 'Secret du webhook')}
      secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
      copy={say('Copy', 'Copier')}
      copied={say('Copied', 'Copié')}
      done={say('I have saved the secret', 'J’ai enregistré le secret')}
      onDone={() => setOpen(false)}
    />
  );
};

export const tokens = piece('TokensPage, RevokeTokenDialog, ShownOnce', 'desk', [
  [['One’s own API tokens', 'Ses propres jetons'], () => <TokensPage />],
  [['Asks before it is revoked', 'Demande avant la révocation'], Revoking],
  [['A secret that is shown once', 'Un secret affiché une seule fois'], Once],
]);
