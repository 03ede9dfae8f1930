/** A notice; `home` and the other places: 1 where it shows. */
export interface NoticeRow {
  id: string;
  kind: string;
  text_en: string;
  text_fr: string;
  link: string | null;
  home: number | boolean;
  riders: number | boolean;
  dealers: number | boolean;
  promoters: number | boolean;
  starts_at: string;
  ends_at: string;
  version: number;
  created_at: string;
  created_by: string;
}

/** A single row, written by whoever writes a notice. */
export interface NoticeBoardRow {
  id: number;
  changes: number;
}

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
