import type { GarageBike } from '@rrr/contract';
import { checkVin, type KeptBike } from '@rrr/core/vin';
import { BIKE, valuesOf } from '@rrr/records';

export const presentBike = (bike: KeptBike): GarageBike => ({
  ...valuesOf(BIKE, bike),
  _id: bike.id,
  vinStatus: bike.vinStatus,
  holdsVin: bike.holdsVin,
  checkDigitFits: checkVin(bike.vin, bike.year).checkDigitFits,
  verifiedAt: bike.verifiedAt,
  verifiedBy: bike.verifiedBy,
  version: bike.version,
  ...(bike.doubt ? { doubt: bike.doubt } : {}),
});
