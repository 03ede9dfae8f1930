import { useHost } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Shown = () => {
  const [say, { notify }] = [useSay(), useHost()];
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => notify({ tone: 'good', text: say('Saved', 'Enregistré') })}
      >
        {say('Say that it is saved', 'Dire que c’est enregistré')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() =>
          notify({
            tone: 'wait',
            text: say('$125.00 redeemed', '125,00\u00a0$ échangés'),
            action: { label: say('Undo', 'Annuler'), run: () => {} },
          })
        }
      >
        {say('Offer an undo', 'Offrir d’annuler')}
      </button>
    </>
  );
};
export const notices = piece('Notices', 'base', [[['Told once', 'Dit une fois'], Shown]]);
