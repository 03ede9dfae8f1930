export { editStandingsRules } from './edit-standings-rules.js';
export { decideStandings, giveStandingsBonuses, previewStandingsBonuses } from './give-standings-bonuses.js';
