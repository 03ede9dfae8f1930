import { LanguageLink, ProfilePage } from '@rrr/kit/desk';
import { piece } from '../piece.js';

export const layout = piece('ProfilePage, LanguageLink', 'desk', [
  [['Profile', 'Profil'], () => <ProfilePage />],
  [['Other language', 'Autre langue'], () => <LanguageLink go={() => {}} />],
]);
