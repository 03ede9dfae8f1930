import {
  ErrorScreen,
  FallbackMessage,
  LeaveNotice,
  LoadFailed,
  LoadingPage,
  Logo,
  LogoMark,
  Message,
  MissingPage,
  WrongContract,
} from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const NotFound = () => {
  const say = useSay();
  return (
    <Message
      code="404"
      title={say('This page does not exist', 'Cette page n’existe pas')}
      lead={say('Check the address, or go to the home page.', 'Vérifiez l’adresse ou retournez à l’accueil.')}
    >
      <a className="button" href="/">
        {say('Home', 'Accueil')}
      </a>
    </Message>
  );
};

export const screens = piece('Screens', 'base', [
  [['Logo', 'Logo'], () => <Logo />],
  [
    ['Logo that leads away', 'Logo qui mène ailleurs'],
    () => (
      <LeaveNotice address={() => Promise.resolve('https://powersports.example.com/')}>
        <LogoMark />
      </LeaveNotice>
    ),
  ],
  [['Loading', 'Chargement'], () => <LoadingPage />],
  [['Stopped working', 'A cessé de fonctionner'], () => <ErrorScreen onRetry={() => {}} />],
  [['Did not load', 'Ne s’est pas chargée'], () => <LoadFailed onRetry={() => {}} />],
  [['A message', 'Un message'], NotFound],
  [['Missing page', 'Page absente'], () => <MissingPage home="/" />],
  [['When all else failed', 'Quand tout a échoué'], () => <FallbackMessage />],
  [['Of another version', 'D’une autre version'], () => <WrongContract />],
]);
