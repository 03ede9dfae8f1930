/** `points` and `amounts` are JSON, by place; `amounts` in minor units of the series' currency. */
export interface StandingsRulesRow {
  series_id: string;
  points: string;
  best_rounds: number | null;
  amounts: string;
  version: number;
}

/** The standings of a class in a calendar year, once bonuses of theirs were asked for. */
export interface StandingsRow {
  id: string;
  series_id: string;
  season: number;
  class_key: string;
  class_name: string;
}

/** A place of the standings that was paid, and the amount as it was given. */
export interface StandingsBonusRow {
  standings_id: string;
  position: number;
  award_id: string;
  amount: number | string;
  given_at: string;
}
