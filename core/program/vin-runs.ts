/** From how many new VINs of one network, browser or promoter on none verifies by itself (domain.md §13). */
export interface VinRuns {
  /** of one model and year */
  readonly sameModel: number;
  /** of any model, within `hours` */
  readonly anyModel: number;
  /** VINs that come within so many hours count together; those verified so lately wait again */
  readonly hours: number;
  /** VINs of one model and year count together for `serialDays` if their serial numbers are this close */
  readonly serialGap: number;
  readonly serialDays: number;
}
