import { ApiError, Plate, Status } from '@rrr/kit/base';
import { DetailPage, Empty, Ledger } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { entries } from '../samples.js';
import { useSay } from '../use-say.js';

interface ShownProps {
  loaded?: boolean;
  missing?: boolean;
}
const Shown = ({ loaded = true, missing = false }: ShownProps) => {
  const say = useSay();
  const detail = say('This rider could not be found.', 'Ce pilote est introuvable.');
  return (
    <DetailPage
      title="Sam Carter"
      mark={<Plate place={1} size={48} />}
      back={{ to: '/', label: say('Riders', 'Pilotes') }}
      answer={{
        currentData: loaded ? {} : undefined,
        isFetching: !loaded && !missing,
        refetch: () => undefined,
        ...(missing ? { error: new ApiError({ status: 404, code: 'NOT_FOUND', detail, requestId: '' }) } : {}),
      }}
      lead={<Status tone="good">{say('Active', 'Actif')}</Status>}
      primary={
        <button type="button" className="button primary">
          {say('Edit', 'Modifier')}
        </button>
      }
      acts={[
        { key: 'act', label: say('Continue as this rider', 'Continuer au nom de ce pilote'), run: () => {} },
        {
          key: 'merge',
          label: say('Merge', 'Fusionner'),
          to: '/',
          why: say('Open the other rider first.', 'Ouvrez d’abord l’autre pilote.'),
        },
      ]}
      summary={[
        [say('AMA number', 'Numéro AMA'), '1200345'],
        [say('Hometown', 'Ville d’origine'), 'Bend, OR'],
        [say('Phone', 'Téléphone'), null],
      ]}
      tabs={{
        label: say('Parts of this rider', 'Parties de ce pilote'),
        items: [
          { key: 'ledger', label: say('Ledger', 'Grand livre'), content: () => <Ledger entries={entries} /> },
          {
            key: 'notes',
            label: say('Notes', 'Notes'),
            content: () => <Empty text={say('No notes yet.', 'Aucune note.')} />,
          },
        ],
      }}
    />
  );
};

export const detailPage = piece('DetailPage', 'desk', [
  [['With tabs and acts', 'Avec onglets et actions'], () => <Shown />],
  [['Loading', 'Chargement'], () => <Shown loaded={false} />],
  [['Not found', 'Introuvable'], () => <Shown loaded={false} missing />],
]);
