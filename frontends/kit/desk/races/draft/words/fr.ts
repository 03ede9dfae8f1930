import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  draft: 'Brouillon',
  note: 'Brouillon\u00a0: les pilotes et le public ne le voient pas encore.',
  undated: 'Indiquez les dates, puis publiez-le.',
  ready: 'Vérifiez-le, puis publiez-le.',
  canceled: 'Il est annulé et ne peut donc pas être publié.',
  setDates: 'Indiquer les dates',
  publish: 'Publier',
  title: 'Publier {{title}}?',
  seen: 'Les pilotes et le public le verront alors, avec ses classes et ses bourses\u00a0: {{when}}.',
  seenAt: 'Les pilotes et le public le verront alors, avec ses classes et ses bourses\u00a0: {{when}}, {{where}}.',
  pays_one: 'Sa classe ({{count}}) verse {{amount}} pour les meilleures positions.',
  pays_other: 'Ses {{count}} classes versent {{amount}} pour les meilleures positions.',
  paysLater: 'Il n’a pas encore de classes\u00a0: ce qu’elles versent comptera une fois ajoutées.',
  paysNothing: 'Il ne rapporte rien.',
  asks: 'Il ne rapporte rien tant qu’un administrateur ne l’a pas rendu admissible.',
  forGood: 'Il ne pourra plus redevenir un brouillon, mais il pourra être annulé.',
  confirm: 'Publier l’événement',
  keep: 'Garder le brouillon',
  done: '{{title}} est publié.',
  asked: 'Un administrateur décide s’il est admissible.',
  askedAnother: 'Un autre administrateur décide s’il est admissible.',
};
