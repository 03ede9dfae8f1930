/** The contract version that frontends and server must share; raised with every breaking change. */
export const CONTRACT = 11;
