import { createContext } from 'react';

/** Whether this layout's targets are 48 px high, as at a dealer's counter. */
export const LargeTargets = createContext(false);
