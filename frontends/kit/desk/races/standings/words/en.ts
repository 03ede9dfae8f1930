export const en = {
  title: 'Standings',
  rounds_one: 'Points of {{count}} round. A place in brackets is a round that is dropped.',
  rounds_other: 'Points of {{count}} rounds. A place in brackets is a round that is dropped.',
  best_one: 'The best {{count}} round of each rider counts.',
  best_other: 'The best {{count}} rounds of each rider count.',
  season: 'Season',
  class: 'Class',
  rider: 'Rider',
  wins: 'Wins',
  points: 'Points',
  none: 'This class has no finishers yet.',
};
