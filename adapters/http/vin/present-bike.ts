import type { GarageBike } from '@rrr/contract';
import { checkVin, type KeptBike } from '@rrr/core/vin';

export const presentBike = ({
  id,
  year,
  make,
  model,
  vin,
  vinStatus,
  holdsVin,
  verifiedAt,
  verifiedBy,
  version,
  doubt,
}: KeptBike): GarageBike => ({
  _id: id,
  year,
  make,
  model,
  vin,
  vinStatus,
  holdsVin,
  checkDigitFits: checkVin(vin, year).checkDigitFits,
  verifiedAt,
  verifiedBy,
  version,
  ...(doubt ? { doubt } : {}),
});
