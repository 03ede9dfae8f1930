import { FileField, FilePicker, UploadProgress, type UploadRequest } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

/** Half a second for a tenth of the file, as over a slow line. */
const slowly = ({ signal, onProgress }: UploadRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    let share = 0;
    const timer = setInterval(() => {
      share += 0.1;
      onProgress(Math.min(share, 1));
      if (share < 1.2) return;
      clearInterval(timer);
      resolve();
    }, 500);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      reject(new Error('aborted'));
    });
  });
const Licence = ({ fails = false }: { fails?: boolean }) => {
  const say = useSay();
  return (
    <FileField
      label={say('Driver’s license', 'Permis de conduire')}
      help={say('Front side, all four corners in the picture.', 'Le recto, avec les quatre coins dans l’image.')}
      kinds={['picture']}
      capture="environment"
      send={
        fails ? () => Promise.reject(new Error(say('The file cannot be read.', 'Le fichier est illisible.'))) : slowly
      }
      onRemove={() => {}}
    />
  );
};
const Refused = () => {
  const say = useSay();
  return <FilePicker onFile={() => {}} error={say('The file cannot be read.', 'Le fichier est illisible.')} />;
};

export const fileField = piece('FileField, FilePicker, UploadProgress', 'desk', [
  [['A picture', 'Une image'], () => <Licence />],
  [['The server refuses', 'Le serveur refuse'], () => <Licence fails />],
  [
    ['A table, another one instead', 'Un tableau, un autre à la place'],
    () => <FilePicker chosen="450-a.csv" onFile={() => {}} />,
  ],
  [['With an error', 'Avec une erreur'], Refused],
  [['On its way', 'En route'], () => <UploadProgress name="450-a.csv" share={0.4} onCancel={() => {}} />],
  [['Being read', 'En lecture'], () => <UploadProgress name="450-a.csv" share={1} />],
  [
    ['A long file', 'Un long fichier'],
    () => (
      <UploadProgress name="450-a.csv" share={1} told={{ state: 'reading', rowsRead: 1200, rows: 4000, percent: 30 }} />
    ),
  ],
]);
