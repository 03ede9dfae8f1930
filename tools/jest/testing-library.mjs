// A busy machine is slow: wait for what appears on a page as long as a test may last.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });
