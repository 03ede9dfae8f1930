import { standAlone } from '@rrr/kit/base/alone';
import remote from './remote.js';

void standAlone(remote);
