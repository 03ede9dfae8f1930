/** Where and when a VIN was entered that could be verified. `network` and `device` are digests. */
export interface VinArrivalRow {
  bike_id: string;
  rider_id: string;
  vin: string;
  /** model year and `nameKey` of the model */
  family: string;
  network: string | null;
  device: string | null;
  at: string;
}

/** A VIN that the brand sold, as a keyed digest; `model` without spaces and capitals. */
export interface SoldVinRow {
  seal: string;
  model: string | null;
  model_year: number | null;
}

export interface SoldVinImportRow {
  id: string;
  at: string;
  by_name: string;
  file_name: string;
  mode: 'add' | 'replace';
  added: number;
}
