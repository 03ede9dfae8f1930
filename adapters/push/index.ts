export { newPushKeys, type PushKeys, webPush } from './web-push.js';
