export { addSeason } from './add-season.js';
export { deleteSeason, editSeason } from './edit-season.js';
export { decideSeason, submitSeason, withdrawSeason } from './schedule-season.js';
export { simulateSeason } from './simulate-season.js';
