import { refusal } from '../shared/index.js';

export class VinNotValid extends refusal('VIN_NOT_VALID', 'Invalid VIN') {}
export class VinYearMismatch extends refusal('VIN_YEAR_MISMATCH', 'The VIN is of another model year') {}
export class VinTaken extends refusal('VIN_TAKEN', 'Another active rider has this VIN') {}
export class VinYours extends refusal('VIN_YOURS', 'The rider has a bike with this VIN already') {}
export class BikeWithoutVin extends refusal('BIKE_WITHOUT_VIN', 'The bike does not hold its VIN') {}
export class DisputeSettled extends refusal('DISPUTE_SETTLED', 'The dispute was settled before') {}
export class PatternNotValid extends refusal('PATTERN_NOT_VALID', 'Not a pattern of a VIN') {}
export class PatternExists extends refusal('PATTERN_EXISTS', 'There is such a pattern already') {}
