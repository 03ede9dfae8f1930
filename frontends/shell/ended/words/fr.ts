import type { en } from './en.js';

export const fr: typeof en = {
  title: 'Votre session est terminée',
  text: 'Nous avons détecté un problème d’authentification, veuillez vous reconnecter. Si le problème persiste, contactez le soutien.',
  kept: 'Ce que vous avez écrit sur cette page est conservé.',
  again: 'Se reconnecter',
  out: 'Quitter cette page',
  support: 'Contacter le soutien',
};
