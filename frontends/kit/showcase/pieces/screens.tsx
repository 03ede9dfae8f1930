import { ErrorScreen, LoadFailed, LoadingPage, Logo, WrongContract } from '@rrr/kit/base';
import { piece } from '../piece.js';

export const screens = piece('Screens', 'base', [
  [['Logo', 'Logo'], () => <Logo />],
  [['Loading', 'Chargement'], () => <LoadingPage />],
  [['Stopped working', 'A cessé de fonctionner'], () => <ErrorScreen onRetry={() => {}} />],
  [['Did not load', 'Ne s’est pas chargée'], () => <LoadFailed onRetry={() => {}} />],
  [['Of another version', 'D’une autre version'], () => <WrongContract />],
]);
