export { BackupFault } from './backup-fault.js';
export { copyDatabase, type DatabaseCopy } from './copy-database.js';
export { differencesOf, factsOf } from './facts.js';
export { assertEmptyPlace, dropTables, refuseUnfinishedRestore, restoreDatabase } from './restore-place.js';
