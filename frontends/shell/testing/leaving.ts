import { jest } from '@jest/globals';

/** A page that is left for another: jsdom cannot, and says so in the console. */
export const leaving = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
