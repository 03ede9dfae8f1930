export { decideBike } from './decide-bike.js';
export { importPatterns, undoPatternsImport } from './import-patterns.js';
export { addBike, editBike, retireBike } from './keep-bike.js';
export { addPattern, decidePattern, deletePattern } from './patterns.js';
export { importSoldVins, removeSoldVins, soldVinsNow, testSoldVin } from './sold-vins.js';
export { settleDispute, settleVinRun } from './settle-dispute.js';
export { verifyBikes } from './verify-bikes.js';
