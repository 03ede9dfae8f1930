export { noPayments } from './no-payments.js';
export { restPayments, type RestPaymentsOptions } from './rest-payments.js';
export { sandboxPayments } from './sandbox-payments.js';
