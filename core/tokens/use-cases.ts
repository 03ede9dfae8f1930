export { identifyToken } from './identify-token.js';
export { makeApiToken } from './make-api-token.js';
export { noteTokenUse } from './note-token-use.js';
export { revokeApiToken } from './revoke-api-token.js';
