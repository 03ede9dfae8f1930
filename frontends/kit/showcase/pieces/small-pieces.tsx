import { useId, useState } from 'react';
import { Email, Person, useHost } from '@rrr/kit/base';
import {
  ActsMenu,
  Avatar,
  DateText,
  Disclosure,
  NumberInput,
  PrintButton,
  ProblemNote,
  QrCode,
  ZoomPicture,
  Section,
  Skeleton,
  Summary,
} from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Titled = () => {
  const say = useSay();
  return (
    <Section title={say('Bikes', 'Motos')} side={<a href="#top">{say('All', 'Toutes')}</a>}>
      <p>{say('2026 KTM 450 SX-F', 'KTM 450 SX-F 2026')}</p>
    </Section>
  );
};
const Opens = () => {
  const say = useSay();
  return (
    <Disclosure label={say('Columns', 'Colonnes')}>
      {(close) => (
        <button type="button" className="button" onClick={close}>
          {say('Done', 'Terminé')}
        </button>
      )}
    </Disclosure>
  );
};
const Summed = () => {
  const say = useSay();
  return (
    <Summary
      pairs={[
        [say('Bike', 'Moto'), 'KTM 450 SX-F'],
        [say('Year', 'Année'), '2026'],
      ]}
    />
  );
};

const Scanned = () => {
  const say = useSay();
  return <QrCode value="K7QM4XTR" label={say('QR code of K7QM-4XTR', 'Code QR de K7QM-4XTR')} size={160} />;
};

/** a square on a field */
const DRAWN = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 4 3%22/%3E';
const Zoomed = () => {
  const say = useSay();
  return (
    <ZoomPicture
      src={DRAWN}
      alt={say('A red square', 'Un carré rouge')}
      words={{
        enlarge: say('Enlarge', 'Agrandir'),
        close: say('Close', 'Fermer'),
        zoomIn: say('Larger', 'Plus grand'),
        zoomOut: say('Smaller', 'Plus petit'),
        turn: say('Turn', 'Tourner'),
      }}
    />
  );
};

const Acts = () => {
  const say = useSay();
  return (
    <ActsMenu
      acts={[
        { key: 'edit', label: say('Edit', 'Modifier'), run: () => {} },
        {
          key: 'remove',
          label: say('Remove', 'Retirer'),
          why: say('It has results.', 'Il a des résultats.'),
          run: () => {},
        },
      ]}
    />
  );
};

const Counted = () => {
  const [say, id] = [useSay(), useId()];
  const [value, setValue] = useState<number | 'invalid' | null>(12);
  return (
    <div className="field">
      <label htmlFor={id}>{say('Riders who started', 'Pilotes au départ')}</label>
      <NumberInput id={id} value={value} onChange={setValue} />
    </div>
  );
};

export const smallPieces = piece(
  [
    'Avatar, Person, Email, DateText, Section, Summary, Disclosure, ActsMenu, NumberInput',
    'PrintButton, Skeleton, ProblemNote, QrCode, ZoomPicture',
  ].join(', '),
  'desk',
  [
    [['Avatar without a picture', 'Avatar sans image'], () => <Avatar size={72} />],
    [['Who is signed in', 'Qui est connecté'], () => <Person user={useHost().session.user} />],
    [['An e-mail address', 'Un courriel'], () => <Email address="casey.rowe@high-desert.example.com" link />],
    [['A date', 'Une date'], () => <DateText value="2026-03-03" />],
    [['A moment', 'Un moment'], () => <DateText value="2026-03-03T20:05:00Z" />],
    [['No date', 'Aucune date'], () => <DateText value={null} />],
    [['Section', 'Section'], Titled],
    [['Labels and values', 'Libellés et valeurs'], Summed],
    [['Opens a panel', 'Ouvre un panneau'], Opens],
    [['What can be done with a record', 'Ce qu’on peut faire d’une fiche'], Acts],
    [['A whole number', 'Un nombre entier'], Counted],
    [['A text as a QR code', 'Un texte en code QR'], Scanned],
    [['A picture that opens large', 'Une image qui s’agrandit'], Zoomed],
    [['Prints the page', 'Imprime la page'], () => <PrintButton />],
    [['Loading', 'Chargement'], () => <Skeleton lines={3} />],
    [['Did not load', 'Ne s’est pas chargé'], () => <ProblemNote error={new Error('')} onRetry={() => {}} />],
  ],
);
