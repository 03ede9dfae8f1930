export { addWebhook, editWebhook } from './add-webhook.js';
export { deleteWebhook, rotateWebhookSecret, setWebhookOn } from './manage-webhook.js';
export { resendDelivery, tryWebhook } from './try-webhook.js';
