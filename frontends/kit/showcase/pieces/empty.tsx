import { Empty } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Shown = ({ act = false }: { act?: boolean }) => {
  const say = useSay();
  return (
    <Empty
      text={say('No results yet.', 'Aucun résultat pour l’instant.')}
      action={
        act && (
          <button type="button" className="button">
            {say('Send results', 'Envoyer les résultats')}
          </button>
        )
      }
    />
  );
};
export const empty = piece('Empty', 'base', [
  [['One sentence', 'Une phrase'], () => <Shown />],
  [['With its act', 'Avec son action'], () => <Shown act />],
]);
