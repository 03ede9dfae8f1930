import { Captcha, LoginForm, useHost } from '@rrr/kit/base';
import { piece } from '../piece.js';

const Form = () => <LoginForm http={useHost().http} onSignedIn={() => {}} />;
const Riddle = ({ missing }: { missing: boolean }) => (
  <Captcha http={useHost().http} missing={missing} onAnswer={() => {}} />
);

export const logIn = piece('LoginForm, Captcha', 'base', [
  [['Log in', 'Connexion'], Form],
  [['Captcha', 'Captcha'], () => <Riddle missing={false} />],
  [['Captcha not answered', 'Captcha sans réponse'], () => <Riddle missing />],
]);
