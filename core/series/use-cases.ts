export { activateSeries } from './activate-series.js';
export { addSeries } from './add-series.js';
export { deleteSeries } from './delete-series.js';
export { editSeries } from './edit-series.js';
