export { readProfileImage } from './read-profile-image.js';
export { setProfileImage } from './set-profile-image.js';
