import { TextArea, TextField } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Buttons = () => {
  const say = useSay();
  return (
    <>
      <button type="button" className="button primary">
        {say('Redeem $125.00', 'Échanger 125,00\u00a0$')}
      </button>
      <button type="button" className="button">
        {say('Cancel', 'Annuler')}
      </button>
      <button type="button" className="button quiet">
        {say('Hide', 'Masquer')}
      </button>
      <button type="button" className="button primary large" aria-busy>
        {say('Saving', 'Enregistrement')}
      </button>
    </>
  );
};
const Field = ({ wrong = false }: { wrong?: boolean }) => {
  const say = useSay();
  return (
    <TextField
      name={wrong ? 'wrong' : 'right'}
      label={say('E-mail', 'Courriel')}
      help={say('We send the code there.', 'Nous y envoyons le code.')}
      error={wrong ? say('Enter an e-mail address.', 'Entrez une adresse courriel.') : undefined}
    />
  );
};
const LongText = ({ text = '' }: { text?: string }) => {
  const say = useSay();
  return <TextArea name={text ? 'long' : 'empty'} label={say('Message', 'Message')} limit={20} defaultValue={text} />;
};
const Alerts = () => {
  const say = useSay();
  return (
    <>
      <div className="alert good">
        <strong>{say('Saved', 'Enregistré')}</strong>
      </div>
      <div className="alert wait">
        <strong>{say('Something changed since the preview.', 'Quelque chose a changé depuis l’aperçu.')}</strong>
      </div>
      <div className="alert bad">
        <strong>{say('We could not reach the server.', 'Impossible de joindre le serveur.')}</strong>
      </div>
    </>
  );
};

export const controls = piece('Controls', 'base', [
  [['Buttons', 'Boutons'], Buttons],
  [['Field', 'Champ'], () => <Field />],
  [['Field with an error', 'Champ avec une erreur'], () => <Field wrong />],
  [['Long text', 'Texte long'], () => <LongText />],
  [['Long text, too long', 'Texte trop long'], () => <LongText text="0123456789 0123456789 0123456789" />],
  [['Alerts', 'Avis'], Alerts],
  [['Loading', 'Chargement'], () => <div className="skeleton block" />],
]);
