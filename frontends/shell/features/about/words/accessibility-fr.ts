import type { SameWords } from '@rrr/kit/base';
import type { en } from './accessibility-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Accessibilité',
  lead: 'Tout le monde devrait pouvoir utiliser {{brand}}. Cette page dit ce que nous faisons, ce que nous vérifions et ce qui ne fonctionne pas encore.',
  goal: {
    title: 'Notre objectif',
    one: 'Nous suivons les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, en français et en anglais.',
  },
  works: {
    title: 'Ce qui fonctionne',
    keyboard:
      'Chaque page s’utilise au clavier seul. Le focus est toujours visible, et un lien mène directement au contenu.',
    reader:
      'Les titres, les étiquettes, les erreurs et les résultats de vos actions sont annoncés aux lecteurs d’écran.',
    contrast:
      'Le texte et les contrôles sont assez contrastés, en thème clair comme en thème sombre. La couleur n’est jamais le seul repère.',
    zoom: 'Les pages fonctionnent à un agrandissement de 400\u00a0% et sur un écran de 320\u00a0pixels sans défilement horizontal.',
    motion: 'Si votre système demande moins de mouvement, rien ne bouge.',
    touch: 'Les boutons et les champs sont assez grands pour un pouce ganté.',
    time: 'Ce que vous avez saisi reste quand quelque chose échoue.',
  },
  test: {
    title: 'Comment nous vérifions',
    one: 'Un navigateur ouvre les écrans à deux largeurs, dans les deux langues, et les contrôle avec axe pour y trouver les obstacles connus.',
    two: 'Un contrôle automatique ne trouve qu’une partie des obstacles. Vos signalements révèlent les autres.',
  },
  limits: {
    title: 'Limites connues',
    map: 'La carte des concessionnaires est difficile à utiliser sans la vue. La liste à côté dit la même chose, sans carte.',
    documents: 'Les documents et les images téléversés par d’autres ne sont pas vérifiés.',
    links: 'Les sites vers lesquels nous menons, comme celui d’un concessionnaire, ne sont pas les nôtres.',
    captcha:
      'La vérification de sécurité de nos formulaires ne demande ni la vue ni l’ouïe. Elle prend quelques secondes sur un appareil lent.',
    captchaOther:
      'La vérification de sécurité de nos formulaires provient d’un autre service et peut montrer des images.',
  },
  tell: {
    title: 'Signaler un obstacle',
    one: 'Dites quelle page, ce que vous avez essayé et ce que vous utilisez, par exemple un lecteur d’écran. Nous répondons par courriel.',
    two: 'Si un formulaire vous est impossible, demandez à un concessionnaire ou au promoteur de votre course de nous écrire pour vous.',
  },
};
