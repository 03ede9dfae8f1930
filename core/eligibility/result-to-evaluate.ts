/** The fields of a result that evaluation needs; a stored result or a row of a preview. `id` is unique in the event. */
export interface ResultToEvaluate {
  readonly id: string;
  readonly classId: string;
  readonly place: number | null;
  readonly type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  readonly riderName: string;
  readonly number: string | null;
  readonly bike: string | null;
  readonly riderId: string | null;
}
