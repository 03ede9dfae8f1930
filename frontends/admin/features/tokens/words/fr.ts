export const fr = {
  title: 'Tous les jetons d’API',
  lead: 'Les programmes qui peuvent agir au nom des administrateurs et des promoteurs. Les vôtres aussi; vous les créez sous Jetons d’API, dans le menu à votre nom.',
  who: 'Titulaire (adresse courriel)',
  state: 'État',
  owner: 'Titulaire',
  types: { admin: 'Administrateur', promoter: 'Promoteur', dealer: 'Concessionnaire', rider: 'Pilote' },
  empty: 'Personne n’a de jeton d’API.',
};
