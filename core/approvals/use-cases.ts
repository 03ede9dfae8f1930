export { whyNotDecide, withdrawRequest } from './close-request.js';
