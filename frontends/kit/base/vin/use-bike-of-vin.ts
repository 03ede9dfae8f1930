import { useState } from 'react';
import type { HttpClient } from '../http/http-client.js';
import { useVinFacts } from './use-vin-facts.js';

interface BikeAsTyped {
  make: string;
  model: string;
  year: string;
  vin: string;
}

interface Given {
  http: HttpClient;
  bike: BikeAsTyped;
  set: (field: 'make' | 'model' | 'year', value: string) => void;
  /** a bike that is changed shows its fields at once */
  isNew?: boolean;
}

/**
 * Fills make, model and year of a form from its VIN. `known`: they are what the VIN says, so the rider only confirms
 * them. `models`: those of which the VIN could be, when there are several.
 */
export const useBikeOfVin = ({ http, bike, set, isNew = true }: Given) => {
  const [changing, setChanging] = useState(!isNew);
  const facts = useVinFacts(http, bike.vin, ({ make, year, models: [one, ...others] }, isFirst) => {
    if (isFirst && (bike.make || bike.model || bike.year)) return;
    setChanging(!isNew);
    if (one && others.length === 0) {
      if (make !== null) set('make', make);
      set('model', one.model);
      set('year', String(one.year));
    } else if (year !== null && bike.year === '') set('year', String(year));
  });
  const [one, ...others] = facts?.models ?? [];
  const says = one !== undefined && others.length === 0 && facts?.make === bike.make;
  return {
    known: !changing && says && one.model === bike.model && String(one.year) === bike.year,
    change: () => setChanging(true),
    models: others.length > 0 ? (facts?.models ?? []).map((model) => model.model) : [],
  };
};
