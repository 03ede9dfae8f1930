import { loadPlaces } from '../places/load-places.js';
import type { Command } from './command.js';

export const loadPlacesCommand: Command = {
  usage: 'places:load',
  about: 'load the postal codes that distances are computed from, and locate dealers without coordinates',
  run: async ({ database, say }) => {
    const { postalCodes, dealers } = await loadPlaces(database);
    say(`Loaded ${postalCodes} postal codes and located ${dealers} ${dealers === 1 ? 'dealer' : 'dealers'}.`);
    return 0;
  },
};
