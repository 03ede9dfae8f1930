import { useState } from 'react';
import { RevokeTokenDialog, TokensPage } from '@rrr/kit/desk';
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

export const tokens = piece('TokensPage, RevokeTokenDialog', 'desk', [
  [['One’s own API tokens', 'Ses propres jetons'], () => <TokensPage />],
  [['Asks before it is revoked', 'Demande avant la révocation'], Revoking],
]);
