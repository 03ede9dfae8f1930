export { removeView } from './remove-view.js';
export { saveView } from './save-view.js';
export { shareView } from './share-view.js';
