import type { JudgedResult } from './result.js';

export interface ResultView extends JudgedResult {
  /** of the matched rider */
  readonly matchedName: string | null;
}

export interface ResultQueries {
  ofEvent(eventId: string): Promise<readonly ResultView[]>;
}
