/** The number a frontend and the server must agree on; raised with every breaking change. */
export const CONTRACT = 2;
