/** A version of the program's rules; `settings` is JSON. */
export interface ProgramSeasonRow {
  id: string;
  number: number | null;
  starts_on: string;
  settings: string;
  note: string | null;
  state: string;
  version: number;
  created_at: string;
  created_by: string;
  scheduled_at: string | null;
  asked_by: string | null;
  approved_by: string | null;
  withdrawn_at: string | null;
}
