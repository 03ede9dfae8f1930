import { useState } from 'react';
import { exportRefunds } from '@rrr/contract';
import { ExportButton, LeaveGuard, StaleEdit } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const BothVersions = () => {
  const [say, [chosen, choose]] = [useSay(), useState<string>()];
  if (chosen !== undefined) return <p role="status">{chosen}</p>;
  return (
    <StaleEdit
      differences={[{ name: 'city', label: say('City', 'Ville'), mine: 'Redmond', theirs: 'Sisters' }]}
      onMine={() => choose(say('Your version', 'Votre version'))}
      onTheirs={() => choose(say('Saved version', 'Version enregistrée'))}
    />
  );
};
const Unsaved = () => {
  const [say, [dirty, setDirty]] = [useSay(), useState(false)];
  return (
    <label className="check">
      <input type="checkbox" checked={dirty} onChange={({ target }) => setDirty(target.checked)} />
      <span>
        {say('Not saved yet: another page asks first', 'Pas encore enregistré\u00a0: une autre page demande')}
      </span>
      <LeaveGuard dirty={dirty} />
    </label>
  );
};

export const formParts = piece('StaleEdit, LeaveGuard, ExportButton', 'desk', [
  [['Both versions', 'Les deux versions'], BothVersions],
  [['Unsaved changes', 'Modifications non enregistrées'], Unsaved],
  [
    ['A file of its own', 'Un fichier à part'],
    () => <ExportButton of={{ endpoint: exportRefunds, params: { role: 'dealer' } }} query={{}} />,
  ],
]);
