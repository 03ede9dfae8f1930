import { loadPlaces } from '../places/load-places.js';
import type { Command } from './command.js';

export const loadPlacesCommand: Command = {
  usage: 'places:load',
  about: 'write the table of postal codes that distances are measured by, and locate the dealers that had none',
  run: async ({ database, say }) => {
    const { postalCodes, dealers } = await loadPlaces(database);
    say(`Wrote ${postalCodes} postal codes and located ${dealers} ${dealers === 1 ? 'dealer' : 'dealers'}.`);
    return 0;
  },
};
