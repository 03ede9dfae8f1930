import { kitWords, type Words } from '@rrr/kit/base';

const en = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {{page}} of {{totalPages}}',
  loading: 'Loading',
  failed: 'This list did not load.',
  retry: 'Try again',
  search: 'Search',
  clear: 'Clear filters',
};

export const listMessages: Words<typeof en> = {
  en,
  fr: {
    pages: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    pageOf: 'Page {{page}} sur {{totalPages}}',
    loading: 'Chargement',
    failed: 'Cette liste ne s’est pas chargée.',
    retry: 'Réessayer',
    search: 'Rechercher',
    clear: 'Effacer les filtres',
  },
};
export const listWords = kitWords<typeof en>(listMessages);
