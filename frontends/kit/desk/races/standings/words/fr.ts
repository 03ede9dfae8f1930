import type { en } from './en.js';

export const fr: typeof en = {
  title: 'Classement',
  rounds_one: 'Points de {{count}} manche. Une position entre parenthèses est une manche retranchée.',
  rounds_other: 'Points de {{count}} manches. Une position entre parenthèses est une manche retranchée.',
  best_one: 'La meilleure manche de chaque pilote compte.',
  best_other: 'Les {{count}} meilleures manches de chaque pilote comptent.',
  season: 'Saison',
  class: 'Classe',
  rider: 'Pilote',
  wins: 'Victoires',
  points: 'Points',
  none: 'Cette classe n’a encore aucun pilote classé.',
};
