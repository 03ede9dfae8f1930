import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Est-ce la même course qu’un autre événement?',
  lead: 'Une course sanctionnée par deux organismes peut être saisie deux fois. Une fois liés, les deux événements paient chaque pilote une seule fois par classe\u00a0: la meilleure récompense.',
  which: 'L’autre événement',
  none: 'Aucun autre événement n’a lieu à cet endroit à un jour près, ou il est déjà lié.',
  looking: 'Recherche des événements de ces jours',
  asks: 'Un administrateur en décide. Rien ne change d’ici là.',
  link: 'C’est la même course',
  ask: 'Demander à les lier',
  linked: 'Les événements sont liés comme une seule course.',
  asked: 'Un administrateur décide si les événements sont une seule course.',
  unlinkTitle: 'Deux courses, finalement?',
  unlinkLead:
    'Cet événement et {{other}} paient alors de nouveau chacun de leur côté, y compris les pilotes que l’autre a payés.',
  unlink: 'Ce sont deux courses',
  unlinked: 'Les événements sont deux courses.',
  unlinkAsked: 'Un autre administrateur décide si les événements sont deux courses.',
  note: 'Même course que {{other}}\u00a0: chaque pilote est payé une seule fois par classe, la meilleure récompense.',
  open: 'Ouvrir l’autre événement',
  close: 'Fermer',
  foresee: 'Déplacer l’événement?',
  foreseeLead: 'Voici ce que les nouvelles dates changent pour les pilotes.',
  foreseeAsk: 'Une autre personne décide des dates, et voit ces chiffres tels qu’ils sont alors.',
  move: 'Continuer et enregistrer',
};
