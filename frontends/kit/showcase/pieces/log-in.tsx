import { Captcha, FactorForm, LoginForm, NewPasswordFields, PasswordField, useHost } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Form = () => (
  <LoginForm
    http={useHost().http}
    onSignedIn={() => {}}
    email="rider@example.com"
    forgot={{ href: '#', go: () => {} }}
  />
);
const NewPassword = ({ wrong = false }: { wrong?: boolean }) => (
  <div className="stack">
    <NewPasswordFields faults={wrong ? { password: 'special', repeat: 'required' } : {}} />
  </div>
);
const Password = () => {
  const say = useSay();
  return <PasswordField name="password" label={say('Password', 'Mot de passe')} />;
};
const Factor = () => {
  const say = useSay();
  return <FactorForm http={useHost().http} onProved={() => {}} back={{ label: say('Back', 'Retour'), go: () => {} }} />;
};
const Riddle = ({ missing }: { missing: boolean }) => (
  <Captcha http={useHost().http} missing={missing} onAnswer={() => {}} />
);

export const logIn = piece('LoginForm, FactorForm, PasswordField, NewPasswordFields, Captcha', 'base', [
  [['Log in', 'Connexion'], Form],
  [['Code of an authenticator app', 'Code d’une application'], Factor],
  [['Password', 'Mot de passe'], Password],
  [['New password', 'Nouveau mot de passe'], () => <NewPassword />],
  [['New password, refused', 'Nouveau mot de passe refusé'], () => <NewPassword wrong />],
  [['Captcha', 'Captcha'], () => <Riddle missing={false} />],
  [['Captcha not answered', 'Captcha sans réponse'], () => <Riddle missing />],
]);
