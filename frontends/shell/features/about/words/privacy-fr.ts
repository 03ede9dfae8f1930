import type { SameWords } from '@rrr/kit/base';
import type { en } from './privacy-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Politique de confidentialité',
  lead: 'Ce que {{brand}} conserve à votre sujet, qui le voit et ce que vous pouvez demander. Dernière modification\u00a0: {{date}}.',
  who: {
    title: 'Qui est responsable',
    one: '{{brand}} exploite ce portail. Pour toute question sur vos renseignements, utilisez la page de contact.',
  },
  data: {
    title: 'Ce que nous conservons',
    rider:
      'Pilotes\u00a0: nom, adresse courriel, téléphone, adresse, date de naissance, sexe, numéro AMA, ville d’origine, sport, motos et leurs NIV, et ce que vous choisissez d’ajouter, comme une photo ou un texte sur vous.',
    minor: 'Pilotes de moins de {{adultAge}} ans\u00a0: aussi le consentement d’un parent ou tuteur.',
    pro: 'Pros payés en argent\u00a0: aussi un permis de conduire et un formulaire W-9, et le déroulement de chaque paiement.',
    money: 'Résultats, récompenses, échanges et paiements, avec l’heure et la personne qui les a consignés.',
    partner:
      'Concessionnaires et promoteurs\u00a0: l’entreprise, son adresse, ses coordonnées et les personnes qui s’y connectent.',
    visitor:
      'Visiteurs qui nous écrivent\u00a0: le message est envoyé par courriel. Le portail supprime sa copie une fois l’envoi fait.',
    use: 'À la connexion\u00a0: l’heure et le type de navigateur, pour que vous puissiez voir et fermer vos sessions.',
  },
  why: {
    title: 'À quoi cela sert',
    one: 'À décider ce que rapporte un résultat, à le payer et à vous l’expliquer.',
    two: 'À vous permettre de vous connecter et à protéger votre compte et votre solde.',
    three: 'À vous envoyer des courriels sur votre compte, vos récompenses et vos échanges.',
    four: 'Nous ne vendons aucun renseignement, n’affichons aucune publicité et n’établissons aucun profil.',
  },
  sees: {
    title: 'Qui les voit',
    public:
      'Tout le monde\u00a0: les résultats publiés par les promoteurs, avec le nom, la ville d’origine, la moto et la position, mais pas ce que vous avez reçu.',
    named:
      'Tout le monde, seulement si vous l’avez accepté et êtes majeur\u00a0: la page d’accueil affiche des paiements et les meilleurs pilotes avec le prénom, l’initiale du nom et le montant. Vous pouvez changer d’avis dans votre profil.',
    dealer:
      'Concessionnaires\u00a0: votre nom, votre photo, votre ville d’origine, votre numéro AMA, vos motos et votre solde. Jamais votre date de naissance, votre adresse, vos documents ni vos récompenses.',
    promoter: 'Promoteurs\u00a0: les résultats de leurs propres événements, et si chacun rapporte quelque chose.',
    admin:
      'Administrateurs\u00a0: votre dossier. Lorsqu’ils agissent en votre nom, tout est consigné sous les deux noms.',
    documents:
      'Votre permis et votre formulaire fiscal\u00a0: seulement vous et les administrateurs. Chaque consultation est consignée.',
  },
  services: {
    title: 'Les services que nous utilisons',
    mail: 'Un serveur de courriel achemine nos messages.',
    push: 'Si vous activez les avis sur un appareil, le service de son navigateur (Google, Mozilla, Apple ou Microsoft) les achemine. Il ne peut pas les lire.',
    pay: 'Un fournisseur de paiement verse l’argent aux pilotes. Il reçoit votre nom, votre adresse courriel et le montant.',
    signIn:
      'Si vous vous connectez avec {{provider}}, ce service nous transmet votre adresse courriel. Il ne reçoit pas votre mot de passe de ce portail.',
    captchaOwn: 'La vérification de sécurité de nos formulaires se fait dans votre navigateur et sur notre serveur.',
    captchaOther:
      'La vérification de sécurité de nos formulaires provient de Google (reCAPTCHA), qui voit votre adresse IP et place ses propres témoins.',
    statistics:
      'Les statistiques de visite ne font pas partie du portail. Elles ne fonctionnent que si nous les avons mises en place, et seulement après votre accord. Avant, aucun de leurs scripts n’est chargé.',
    statisticsHost:
      'Si vous les acceptez, votre navigateur charge un script de {{host}}, qui voit votre adresse IP, les pages que vous ouvrez et le type de votre navigateur. Vous pouvez changer votre réponse au bas de chaque page publique.',
    links:
      'Les liens vers d’autres sites, comme l’itinéraire vers un concessionnaire, s’ouvrent dans un nouvel onglet. Ces sites suivent leurs propres règles.',
  },
  cookies: {
    title: 'Témoins et stockage du navigateur',
    lead: 'Le portail ne conserve que ce qui figure dans ce tableau. Il ne place aucun témoin de publicité ni de statistiques.',
    name: 'Nom',
    purpose: 'Utilité',
    until: 'Durée',
    session: 'Garde votre session ouverte',
    sessionUntil: 'Jusqu’à la déconnexion ou la fin de la session',
    device: 'Reconnaît un navigateur déjà connecté, pour que d’autres ne puissent pas vous bloquer l’accès',
    deviceUntil: 'Quelques mois après votre dernière connexion',
    locale: 'Retient votre langue',
    localeUntil: 'Un an',
    attempt: 'Termine une connexion avec {{provider}}',
    attemptUntil: 'Quelques minutes',
    browser: 'Stockage du navigateur',
    statistics: 'Votre réponse au sujet des statistiques de visite, si nous l’avons demandée',
    statisticsUntil: 'Jusqu’à ce que vous la supprimiez; nous la redemandons après un an',
    columns: 'Les colonnes choisies dans une liste',
    employee: 'Pour les concessionnaires\u00a0: le dernier nom d’employé saisi',
    offline: 'Une page à afficher sans connexion',
    sheet: 'Pour cette page\u00a0: le solde du pilote avec son heure, et l’aide-mémoire des concessionnaires',
    sheetUntil: 'Jusqu’à la déconnexion; 30 jours au plus',
    browserUntil: 'Jusqu’à ce que vous le supprimiez',
    tab: 'Stockage de l’onglet',
    draft: 'Ce que vous avez saisi pour vous inscrire, sans le mot de passe ni le NIP',
    draftUntil: 'Jusqu’à l’inscription ou la fermeture de l’onglet',
    link: 'L’adresse et le code d’un lien de nos courriels',
    linkUntil: 'Jusqu’à l’utilisation du code ou la fermeture de l’onglet',
    reading: 'L’endroit où vous étiez sur une page, l’heure d’envoi d’un code et celle d’un rechargement',
    trip: 'Votre langue et la page à ouvrir après une connexion avec {{provider}}',
    tabUntil: 'Jusqu’à la fermeture de l’onglet',
  },
  location: {
    title: 'Votre position',
    one: 'La recherche de concessionnaires ne demande votre position au navigateur que si vous appuyez sur le bouton.',
    two: 'Les distances sont alors calculées dans votre navigateur. La position ne nous est pas envoyée et n’est pas conservée.',
    three:
      'Un code postal que vous saisissez nous est envoyé pour trouver des concessionnaires. Nous ne le gardons pas.',
  },
  safe: {
    title: 'Comment nous les protégeons',
    one: 'Les mots de passe sont conservés sous forme d’empreintes lentes à calculer et les NIP sous forme d’empreintes à clé\u00a0: personne ne peut les lire.',
    two: 'Les permis, les formulaires fiscaux et les photos sont chiffrés avant d’être conservés.',
    three: 'Nos journaux de requêtes ne contiennent ni nom, ni adresse, ni contenu.',
    four: 'Chaque modification d’un dossier et chaque opération d’argent est consignée avec son auteur.',
  },
  keep: {
    title: 'Combien de temps nous les gardons',
    one: 'Pilotes\u00a0: votre compte et ses résultats restent jusqu’à ce que vous les supprimiez dans votre profil. {{deletionDays}} jours plus tard, votre nom, vos coordonnées, vos documents et votre accès sont effacés, aussi dans les résultats. L’argent que vous avez demandé est versé d’abord.',
    two: 'Les écritures d’argent restent, sans votre nom\u00a0: une récompense, un échange ou un paiement n’est jamais réécrit ni retiré.',
    three:
      'Le journal des modifications n’est jamais réécrit. Il garde les noms et les adresses courriel tels qu’ils étaient; seuls les administrateurs peuvent le lire.',
    four: 'Un permis ou un formulaire fiscal que vous avez remplacé est supprimé après 30 jours.',
    five: 'Un message que vous envoyez par le formulaire de contact est supprimé du portail {{contactMessageDays}} jours après la réponse. Notre boîte de courriel suit ses propres délais.',
  },
  rights: {
    title: 'Ce que vous pouvez faire',
    one: 'Consulter et corriger la plupart de vos renseignements dans votre profil, en tout temps.',
    two: 'Les pilotes téléchargent tout ce que nous conservons à leur sujet et suppriment leur compte dans leur profil, sous «\u00a0Vos données\u00a0». Une suppression peut être retirée pendant {{deletionDays}} jours.',
    five: 'Toute autre personne nous demande une copie, une correction ou une suppression. Nous pouvons vous demander de prouver votre identité.',
    three: 'Fermer vos sessions sur d’autres appareils, ou changer votre mot de passe ou votre NIP.',
    four: 'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de protection de la vie privée de votre région.',
  },
};
