import { NoticeBanner, NoticeBanners, NoticePreview, useHost } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Shown = ({ kind }: { kind: 'info' | 'warning' }) => {
  const say = useSay();
  const text = say('Payouts of last weekend go out on Monday.', 'Les paiements de la fin de semaine partent lundi.');
  return <NoticeBanner notice={{ kind, text, link: '/about/faq' }} onDismiss={() => {}} />;
};
const InBoth = () => (
  <>
    <NoticePreview locale="en" notice={{ kind: 'info', text: 'The office is closed on Friday.', link: null }} />
    <NoticePreview locale="fr" notice={{ kind: 'info', text: 'Le bureau est fermé vendredi.', link: null }} />
  </>
);
const AtPlace = () => <NoticeBanners place="home" http={useHost().http} />;

export const banners = piece('NoticeBanner', 'base', [
  [['Information', 'Information'], () => <Shown kind="info" />],
  [['Warning', 'Avertissement'], () => <Shown kind="warning" />],
  [['Before it is saved', 'Avant l’enregistrement'], InBoth],
  [['What shows now at a place', 'Ce qui s’affiche à un endroit'], AtPlace],
]);
