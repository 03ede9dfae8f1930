import { useState, type ReactNode } from 'react';
import { Foreseen, LinkDialog, OneRaceNote, SameRaces, UnlinkDialog } from '@rrr/kit/desk';
import { event } from '../race-samples.js';
import { piece } from '../piece.js';
import { id, usd } from '../samples.js';
import { useSay } from '../use-say.js';

const money = { issued: usd(0), reversed: usd(12500), overpaid: usd(4000), riders: 3 };
const other = { _id: id(71), title: 'Rimrock Motocross Round 3', startDate: '2026-03-01' };
const linked = { ...event, sameRace: other };
const nothing = { refresh: () => undefined };

const Opened = ({ en, fr, children }: { en: string; fr: string; children: (onClose: () => void) => ReactNode }) => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say(en, fr)}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
};

export const oneRace = piece('Foreseen, LinkDialog, OneRaceNote, SameRaces, UnlinkDialog', 'desk', [
  [['What a change would move', 'Ce qu’une modification changerait'], () => <Foreseen money={money} />],
  [
    ['When it was asked for, nothing', 'Au moment de la demande, rien'],
    () => <Foreseen money={{ ...money, reversed: usd(0), overpaid: usd(0), riders: 0 }} when="asked" />,
  ],
  [['Linked with another event', 'Lié à un autre événement'], () => <OneRaceNote event={linked} />],
  [
    ['A question when results are sent', 'Une question à l’envoi des résultats'],
    () => (
      <SameRaces
        races={[{ class: { _id: id(51), name: '450 A' }, event: other }]}
        link={{ eventId: event._id, ...nothing }}
      />
    ),
  ],
  [
    ['Which event it is', 'De quel événement il s’agit'],
    () => (
      <Opened en="Link with another event" fr="Lier à un autre événement">
        {(onClose) => <LinkDialog eventId={event._id} onClose={onClose} {...nothing} />}
      </Opened>
    ),
  ],
  [
    ['Ends a link', 'Met fin au lien'],
    () => (
      <Opened en="End the link" fr="Mettre fin au lien">
        {(onClose) => <UnlinkDialog event={linked} onClose={onClose} {...nothing} />}
      </Opened>
    ),
  ],
]);
