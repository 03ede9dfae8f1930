import type { getStandings, Response } from '@rrr/contract';
import { SeriesStandings, useStandings } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { id } from '../samples.js';

const rounds = [1, 2, 3].map((at) => ({
  ...{ eventId: id(80 + at), title: `Rimrock Motocross Round ${at}`, date: `2026-0${at + 2}-07` },
  hasResults: true,
}));
const line = (rank: number, name: string, places: readonly number[]) => ({
  ...{ rank, name, points: 75 - rank * 6, wins: places.filter((place) => place === 1).length },
  scores: places.map((place, at) => ({ eventId: id(81 + at), place, points: 27 - place * 2, counts: place < 6 })),
});
const season: Response<typeof getStandings> = {
  seasons: [2026, 2025],
  season: 2026,
  classes: [
    { key: '250a', name: '250 A' },
    { key: '450a', name: '450 A' },
  ],
  classKey: '450a',
  bestRounds: 2,
  rounds,
  standings: [
    line(1, 'Sam Carter', [1, 1, 7]),
    line(2, 'Marisol Quintanilla-Abernathy', [2, 3, 1]),
    line(2, 'Jo Field', [3, 2, 2]),
  ],
  pagination: { page: 1, totalPages: 1, total: 3 },
};
const none = { ...season, classes: [], classKey: null, rounds: [], standings: [] };
const answered = { isFetching: false, refetch: () => undefined };

const Shown = (answer: { data?: typeof season; isFetching: boolean; error?: unknown }) => (
  <SeriesStandings of={useStandings()} answer={{ ...answered, ...answer }} />
);

export const standings = piece('SeriesStandings', 'desk', [
  [['A class of a season', 'Une classe d’une saison'], () => <Shown data={season} isFetching={false} />],
  [
    ['Nobody yet', 'Personne encore'],
    () => <Shown data={{ ...none, pagination: { ...none.pagination, total: 0 } }} isFetching={false} />,
  ],
  [['Loading', 'En chargement'], () => <Shown isFetching />],
]);
