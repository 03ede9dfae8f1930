export type VinStatus = 'unverified' | 'verified' | 'invalid';

export interface Bike {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
  readonly vinStatus: VinStatus;
}
