import { CommandButton, usePalette, type CommandItem, type CommandSource } from '@rrr/kit/desk';
import { useMemo, useState } from 'react';
import { Command } from '../../desk/command/Command.js';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const RIDERS = ['Riley Ostrander', 'Ingrid Östlund', 'Sam Carter', 'Ava Stone'];
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const useContents = (broken: boolean) => {
  const say = useSay();
  const group = say('Pages', 'Pages');
  const items: CommandItem[] = [
    { id: 'home', group, label: say('Dashboard', 'Tableau de bord'), run: () => {} },
    { id: 'riders', group, label: say('Rider Manager', 'Gestion des pilotes'), run: () => {} },
    {
      id: 'merge',
      group: say('Acts', 'Actions'),
      label: say('Merge two riders', 'Fusionner deux pilotes'),
      disabledReason: say('choose two riders first', 'choisissez d’abord deux pilotes'),
      run: () => {},
    },
  ];
  const label = say('Riders', 'Pilotes');
  const sources = useMemo<CommandSource[]>(
    () => [
      {
        label,
        search: async (query) => {
          if (broken) throw new Error('offline');
          return RIDERS.filter((name) => plain(name).includes(plain(query))).map((name) => ({
            id: name,
            group: label,
            label: name,
            hint: 'AMA 1200345',
            run: () => {},
          }));
        },
      },
    ],
    [label, broken],
  );
  return { items, sources };
};
const Shown = () => {
  const { show, palette } = usePalette(useContents(false));
  return (
    <>
      <CommandButton onOpen={show} />
      {palette}
    </>
  );
};
const Broken = () => {
  const [open, setOpen] = useState(false);
  const contents = useContents(true);
  return (
    <>
      <CommandButton onOpen={() => setOpen(true)} />
      {open && <Command {...contents} onClose={() => setOpen(false)} />}
    </>
  );
};
export const command = piece('Command', 'desk', [
  [['Pages, acts and riders', 'Pages, actions et pilotes'], Shown],
  [['The search fails', 'La recherche échoue'], Broken],
]);
