import { writesPact } from '@rrr/kit/pact';
import { states } from './states.js';

writesPact('shell', states);
