export { columnOf, type ColumnsOf, columnsOf, rowMapper } from './columns.js';
export {
  blank,
  type Field,
  type Fields,
  type Kind,
  namesOf,
  type Only,
  only,
  type ValueOf,
  type ValuesOf,
  valuesOf,
  type View,
} from './field.js';
export { DEALER, PROMOTER } from './partners.js';
export { CATEGORY, EVENT, SERIES } from './races.js';
export { BIKE, VIN_PATTERN } from './bikes.js';
export { ADMIN, RIDER } from './people.js';
export type { FieldWord } from './words/en.js';
