import { DEALER, PROMOTER } from '@rrr/records';
import { z } from 'zod';
import { schemasOf, withSchemas } from './field.js';

export const DEALER_FIELDS = withSchemas(DEALER);
export const dealerFields = z.strictObject(schemasOf(DEALER_FIELDS));

export const PROMOTER_FIELDS = withSchemas(PROMOTER);
export const promoterFields = z.strictObject(schemasOf(PROMOTER_FIELDS));
