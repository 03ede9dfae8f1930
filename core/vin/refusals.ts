import { refusal } from '../shared/index.js';

export class VinNotValid extends refusal('VIN_NOT_VALID', 'Invalid VIN') {}
export class VinYearMismatch extends refusal('VIN_YEAR_MISMATCH', 'The VIN is for another model year') {}
export class VinTaken extends refusal('VIN_TAKEN', 'Another active rider has this VIN') {}
export class VinYours extends refusal('VIN_YOURS', 'The rider already has a bike with this VIN') {}
export class BikeWithoutVin extends refusal('BIKE_WITHOUT_VIN', 'Another rider has the VIN of the bike') {}
export class DisputeSettled extends refusal('DISPUTE_SETTLED', 'The dispute was already settled') {}
export class DisputeOfAnotherKind extends refusal('DISPUTE_OF_ANOTHER_KIND', 'Not a decision about this dispute') {}
/** `why`: of `patternFault`; missing: other characters than a VIN has */
export class PatternNotValid extends refusal('PATTERN_NOT_VALID', 'Not a valid VIN pattern') {}
export class PatternExists extends refusal('PATTERN_EXISTS', 'The pattern already exists') {}
