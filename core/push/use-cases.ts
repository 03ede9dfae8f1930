export { listPushDevices, removePush, savePush } from './save-push.js';
