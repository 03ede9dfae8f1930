import { refusal } from '../shared/index.js';

/** `count`: how many rounds of the season lie ahead, or have no results of the class yet. */
export class StandingsOpen extends refusal('STANDINGS_OPEN', 'The season of the class is not over') {}
export class NoBonusToGive extends refusal('NO_BONUS_TO_GIVE', 'No place of the standings gets a bonus now') {}
/** `places`: the series has no bonus for places; `until`: no last day for it, or one that is over. */
export class StandingsNoBonus extends refusal(
  'STANDINGS_NO_BONUS',
  'The standings have no bonus that could be given',
) {}

export type StandingsRefusal = NoBonusToGive | StandingsNoBonus | StandingsOpen;
