import { AccountSection, LanguageLink, Page, Pairs, PasswordSection, PictureSection, ProfilePage } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const AtAPage = () => {
  const say = useSay();
  return (
    <Page
      title={say('Rimrock Round 3', 'Rimrock, manche 3')}
      lead={say('Motocross · May 2, 2026', 'Motocross · 2 mai 2026')}
      back={{ to: '/', label: say('Events', 'Événements') }}
      primary={
        <button type="button" className="button primary">
          {say('Send results', 'Envoyer les résultats')}
        </button>
      }
    >
      <p>{say('The page itself.', 'La page elle-même.')}</p>
    </Page>
  );
};
const Named = () => {
  const say = useSay();
  return (
    <Pairs
      pairs={[
        [say('City', 'Ville'), 'Bend'],
        [say('State', 'État ou province'), 'Oregon'],
      ]}
    />
  );
};

const Picture = () => {
  const say = useSay();
  const help = say('Riders see it beside your events.', 'Les pilotes la voient à côté de vos événements.');
  return <PictureSection type="promoter" subjectId="1" image={null} help={help} refresh={() => {}} />;
};

export const layout = piece(
  'Page, ProfilePage, AccountSection, PictureSection, PasswordSection, Pairs, LanguageLink',
  'desk',
  [
    [['A page', 'Une page'], AtAPage],
    [['Profile', 'Profil'], () => <ProfilePage />],
    [['Who is signed in', 'Qui est connecté'], () => <AccountSection />],
    [['A picture', 'Une image'], Picture],
    [['A new password', 'Un nouveau mot de passe'], () => <PasswordSection send={() => Promise.resolve()} />],
    [['Pairs', 'Paires'], Named],
    [['Other language', 'Autre langue'], () => <LanguageLink go={() => {}} />],
  ],
);
